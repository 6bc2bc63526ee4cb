//! The API page: the JSON API listed for people.

use maud::html;
use serde_json::Value;

use super::Shell;
use crate::words::Says;

/// Every address of the interface, from its own description.
pub fn api(shell: Shell, openapi: &Value) -> String {
    let say = shell.words.say();
    let paths = openapi["paths"].as_object().into_iter().flatten();
    let body = html! {
        section.api {
            h1 { (say.api_title()) }
            p { (say.api_text()) " " a href="/api/openapi.json" { "/api/openapi.json" } }
            div.scroll tabindex="0" {
                table {
                    thead { tr { th scope="col" { (say.api_column_address()) } th scope="col" { (say.api_column_does()) } } }
                    tbody {
                        @for (path, methods) in paths {
                            @for (method, operation) in methods.as_object().into_iter().flatten() {
                                @let text = operation["summary"].as_str().or(operation["description"].as_str());
                                tr {
                                    td { code { (method.to_uppercase()) " " (path) } }
                                    td lang="en" { (text.unwrap_or_default()) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    shell.page(&say.api_title(), "plain", &body).into_string()
}
