//! Starting a game: every option, variant and edition with its rule.

use maud::{Markup, html};
use serde_json::{Value, json};
use table::{GameId, Packs, each_game};

use super::options::choice_name;
use super::{Shell, rule_link};
use crate::offered::Offered;
use crate::words::Tongue;

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
    let (tongue, say) = (shell.tongue, shell.tongue.say());
    let entry = game.entry(tongue.table(), packs);
    let title = say.new_title(game.title(tongue.table()));
    let presets = each_game!(game, G => G::presets(tongue));
    let options = entry["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    // Only where one can play against another.
    let drawn = deal == Deal::Secret && options.iter().any(|option| option["name"] == "players");
    let body = html! {
        form.new #new data-game=(game.id()) {
            h1 { (title) }
            fieldset.presets {
                legend { (say.presets_title()) }
                @for preset in presets {
                    button type="button" data-preset=(preset.options.to_string()) {
                        strong { (preset.name) } span { (preset.text) }
                    }
                }
            }
            fieldset {
                legend { (say.options_title()) }
                @for option in options { (field(game, &entry, option, tongue)) }
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
            p.error #new-error role="alert" {}
            p.actions { button.primary type="submit" { (say.start_game()) } a.button href=(format!("/rules/{game}")) { (say.read_rules()) } }
        }
        dialog #own-dice aria-label=(say.own_dice_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
        (super::play::phrases(tongue))
    };
    shell.page(&title, "plain", &body).into_string()
}

/// One option as the field that suits its kind.
fn field(game: GameId, entry: &Value, option: &Value, tongue: Tongue) -> Markup {
    let text = |field: &str| option[field].as_str().unwrap_or_default();
    let (name, kind) = (text("name"), text("kind"));
    let values = option["values"].as_array().map(Vec::as_slice).unwrap_or_default();
    let title = each_game!(game, G => G::option_title(name, tongue));
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
                                (entry["scenario_names"][word].as_str().map_or_else(|| choice_name(name, word, tongue), Into::into))
                            }
                        }
                    }
                },
                "integer" => label.row for=(id) {
                    span { (title) }
                    input type="number" id=(id) aria-describedby=(help) min=(values[0]) max=(values[1])
                        value=[option["default"].as_i64()] placeholder=(tongue.say().as_printed());
                },
                _ => fieldset.set { legend { (title) }
                    @for value in values { label { input type="checkbox" value=(value); (value) } }
                },
            }
            p.help id=(help) { (text("help")) " " (rule_link(tongue, game, text("rule"))) }
        }
    }
}
