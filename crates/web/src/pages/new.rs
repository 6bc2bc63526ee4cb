//! Starting a game: every option with its rule.

use guide::{Draws, PresetKind};
use kurgan_core::Game as _;
use maud::{Markup, html};
use serde_json::{Value, json};
use table::{GameId, Packs, each_game, each_guide};

use super::{Shell, rule_link};
use crate::words::{Says, Words};

/// Who may know the number of a deal in which players hide something from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Whoever chose it: all of them sit at one computer.
    Open,
    /// Nobody.
    Secret,
}

/// The page that starts a game.
pub fn new_game(shell: Shell, packs: &Packs, game: GameId, deal: Deal) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let entry = game.entry(words, packs);
    let title = say.new_title(game.title(words));
    let presets = each_guide!(game, H => H::presets(words));
    let options = entry["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    // Only where one can play against another.
    let drawn = deal == Deal::Secret && each_game!(game, G => G::SEATS.len() > 1);
    let (cover, blurb) = each_guide!(game, H => (H::cover(), H::blurb(words)));
    let body = html! {
        form.new #new data-game=(game.id()) {
            div.poster.(game.id()) { (cover) }
            h1 { (game.title(words)) }
            p.lead { (blurb) }
            fieldset.presets {
                legend.sr { (say.presets_title()) }
                @for preset in presets {
                    label.preset {
                        input type="radio" name="preset" checked[preset.kind == PresetKind::First] data-preset=(preset.options.to_string());
                        strong { (preset_name(preset.kind, words)) } span { (preset.text) }
                    }
                }
            }
            p.error #new-error role="alert" {}
            p.actions { button.primary.large type="submit" { (say.start_game()) } a.button href=(format!("/rules/{game}")) { (say.read_rules()) } }
            details.advanced #advanced {
            summary { (say.advanced()) }
            fieldset {
                legend { (say.options_title()) }
                @for option in options { (field(game, &entry, option, words)) }
                p.actions { button #as-printed type="button" { (say.all_defaults()) } }
            }
            fieldset {
                legend { (say.dice_title()) }
                label.row { span { (say.seed_label()) }
                    input name="seed" inputmode="numeric" pattern="[0-9]{1,16}" autocomplete="off" placeholder=(say.seed_random()); }
                p.help { (say.seed_help()) @if drawn { " " (say.seed_help_secrets()) } }
                label.check { input type="checkbox" name="takebacks"; span { (say.takebacks_label()) } }
                p.help { (say.takebacks_help()) }
                label.check { input type="checkbox" name="own_dice"; span { (say.own_dice()) } }
                p.help { (say.own_dice_help()) }
            }
            }
        }
        dialog #own-dice aria-label=(say.own_dice_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
        (super::play::phrases(words))
    };
    shell.page(&title, "plain", &body).into_string()
}

fn preset_name(kind: PresetKind, words: Words) -> String {
    let say = words.say();
    match kind {
        PresetKind::First => say.preset_first(),
        PresetKind::Full => say.preset_full(),
        PresetKind::Historical => say.preset_historical(),
    }
}

/// One option as the field that suits its kind.
fn field(game: GameId, entry: &Value, option: &Value, words: Words) -> Markup {
    let text = |field: &str| option[field].as_str().unwrap_or_default();
    let (name, kind) = (text("name"), text("kind"));
    let values = option["values"].as_array().map(Vec::as_slice).unwrap_or_default();
    let title = game.option_title(name, words);
    let id = format!("option-{name}");
    let help = format!("help-{name}");
    html! {
        div.option data-option=(name) data-kind=(kind) data-default=(option["default"].to_string()) {
            @match kind {
                "bool" => label.check {
                    input type="checkbox" id=(id) aria-describedby=(help) checked[option["default"] == json!(true)];
                    span { (title) }
                },
                "choice" => label.row for=(id) {
                    span { (title) }
                    select id=(id) aria-describedby=(help) {
                        @for value in values {
                            @let word = value.as_str().unwrap_or_default();
                            option value=(word) selected[option["default"] == *value] {
                                (entry["scenario_names"][word].as_str().map_or_else(|| game.choice(name, word, words), Into::into))
                            }
                        }
                    }
                },
                "integer" => label.row for=(id) {
                    span { (title) }
                    input type="number" id=(id) aria-describedby=(help) min=(values[0]) max=(values[1])
                        value=[option["default"].as_i64()] placeholder=(words.say().as_printed());
                },
                _ => fieldset.set { legend { (title) }
                    @for value in values { label { input type="checkbox" value=(value); (value) } }
                },
            }
            p.help id=(help) { (text("help")) " " (rule_link(words, game, text("rule"))) }
        }
    }
}
