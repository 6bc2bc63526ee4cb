//! What a reader can set. The script keeps it in the browser: it says nothing about a person.

use maud::{Markup, html};

use super::Shell;
use crate::words::{Says, Words};

/// The page of settings.
pub fn settings(shell: Shell) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let sizes = [("100", 1.0), ("115", 1.15), ("130", 1.3), ("150", 1.5)];
    let body = html! {
        div.settings {
            h1 { (say.settings_title()) }
            p.lead { (say.settings_lead()) }
            (row("theme", &say.setting_theme(), &say.setting_theme_help(), &[
                ("auto", say.theme_auto()), ("light", say.theme_light()), ("dark", say.theme_dark()),
            ]))
            (row("text", &say.setting_text(), &say.setting_text_help(), &sizes.map(|(size, part)| (size, words.percent(part, 0)))))
            (row("motion", &say.setting_motion(), &say.setting_motion_help(), &[
                ("full", say.motion_full()), ("none", say.motion_none()),
            ]))
            (row("stage", &say.setting_stage(), &say.setting_stage_help(), &[
                ("staged", say.stage_staged()), ("quick", say.stage_quick()), ("off", say.stage_off()),
            ]))
            (row("forced", &say.setting_forced(), &say.setting_forced_help(), &[
                ("on", say.forced_on()), ("off", say.forced_off()),
            ]))
            (row("sound", &say.setting_sound(), &say.setting_sound_help(), &[
                ("off", say.sound_off()), ("on", say.sound_on()),
            ]))
        }
        (super::play::phrases(words))
    };
    shell.page(&say.settings_title(), "plain", &body).into_string()
}

fn row(name: &str, title: &str, help: &str, values: &[(&str, String)]) -> Markup {
    html! {
        fieldset.row {
            legend { span.sr { (title) } }
            div { h2 aria-hidden="true" { (title) } p { (help) } }
            div.segments {
                @for (value, word) in values {
                    label { input type="radio" name=(name) value=(value) data-setting; (word) }
                }
            }
        }
    }
}

/// The link to it in the bar at the top.
pub(super) fn link(words: Words) -> Markup {
    let say = words.say();
    html! {
        a.button.icon href="/settings" aria-label=(say.settings_title()) title=(say.settings_title()) {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                circle cx="12" cy="12" r="3.2" {}
                path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1" {}
            }
        }
    }
}
