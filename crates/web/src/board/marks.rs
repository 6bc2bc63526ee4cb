//! Places, shapes and faces as SVG, shared by the page and the standalone picture.

use std::fmt::{Display, Write};

use guide::board::{Anchor, Face, Frame, Mark, Prose, Shape, Spot, Text};
use maud::{Escaper, Markup, PreEscaped};

/// The height of letters where nothing is said, as picture.css has it.
const SIZE: f32 = 11.0;

/// A number as short as it can be said in hundredths.
pub(super) fn short(number: f32) -> impl Display {
    Short(number)
}

/// Boards have thousands of numbers, and the shortest decimal of a float takes long to find: whole hundredths do not.
struct Short(f32);

impl Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        #[allow(clippy::cast_possible_truncation)] // boards are not so large
        let hundredths = (self.0 * 100.0).round() as i32;
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        if hundredths < 0 {
            f.write_char('-')?;
        }
        match part {
            0 => write!(f, "{whole}"),
            _ if part % 10 == 0 => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

/// A text in which nothing is markup.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    // Writing to a text cannot fail.
    let _ = Escaper::new(&mut escaped).write_str(text);
    escaped
}

/// A place: its outline, and for those who cannot see it what it is, unless it says nothing. Its key on the page is its
/// element, unless it says so.
pub(super) fn place(place: &Spot, key: &str) -> Markup {
    let mut out = String::new();
    let element = escaped(&place.element);
    let said = match place.label.as_str() {
        "" => r#"aria-hidden="true""#.into(),
        label => format!(r#"role="img" aria-label="{}""#, escaped(label)),
    };
    let key = if key == place.element { String::new() } else { format!(r#" data-key="{}""#, escaped(key)) };
    let class = format!("place {}", place.class);
    let class = Classes(class.trim_end());
    let _ = write!(out, r#"<g{class}{key} data-el="{element}" {said}>"#);
    shape(&place.shape, "", &mut out);
    out.push_str("</g>");
    PreEscaped(out)
}

/// Everything drawn on a face but its prose.
pub(super) fn marks(face: &Face) -> Markup {
    let mut out = String::new();
    for mark in &face.marks {
        match mark {
            Mark::Shape(drawn, class) => shape(drawn, class, &mut out),
            Mark::Symbol { id, frame, class } => {
                let _ = write!(out, r##"<use href="#{}""##, escaped(id));
                if let Some(frame) = frame {
                    within(*frame, &mut out);
                }
                let _ = write!(out, "{}/>", Classes(class));
            }
            Mark::Text(text) => line(text, &mut out),
            Mark::Prose(_) => {}
        }
    }
    PreEscaped(out)
}

/// The prose of a face.
pub(super) fn prose(face: &Face) -> impl Iterator<Item = &Prose> {
    face.marks.iter().filter_map(|mark| match mark {
        Mark::Prose(prose) => Some(prose),
        _ => None,
    })
}

fn shape(shape: &Shape, class: &str, out: &mut String) {
    let class = Classes(class);
    let _ = match shape {
        Shape::Polygon(points) => {
            let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", short(x), short(y))).collect();
            write!(out, r#"<polygon points="{}"{class}/>"#, points.join(" "))
        }
        Shape::Circle(x, y, r) => {
            write!(out, r#"<circle cx="{}" cy="{}" r="{}"{class}/>"#, short(*x), short(*y), short(*r))
        }
        Shape::Rect(frame, round) => {
            out.push_str("<rect");
            within(*frame, out);
            write!(out, r#" rx="{}"{class}/>"#, short(*round))
        }
        Shape::Path(path) => write!(out, r#"<path d="{}"{class}/>"#, escaped(path)),
        Shape::Printed(id) => write!(out, r##"<use href="#{}"{class}/>"##, escaped(id)),
    };
}

/// The attributes of a frame; what is 0 when it is not said is not said.
fn within((x, y, width, height): Frame, out: &mut String) {
    for (name, value) in [("x", x), ("y", y)] {
        if value != 0.0 {
            let _ = write!(out, r#" {name}="{}""#, short(value));
        }
    }
    let _ = write!(out, r#" width="{}" height="{}""#, short(width), short(height));
}

fn line(text: &Text, out: &mut String) {
    let (x, y) = text.at;
    let _ = write!(out, r#"<text x="{}" y="{}"{}"#, short(x), short(y), Classes(&text.class));
    if (text.size - SIZE).abs() > 0.01 {
        let _ = write!(out, r#" font-size="{}""#, short(text.size));
    }
    out.push_str(match text.anchor {
        Anchor::Start => r#" text-anchor="start""#,
        Anchor::Middle => "",
        Anchor::End => r#" text-anchor="end""#,
    });
    if let Some(width) = text.squeezed() {
        let _ = write!(out, r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, short(width));
    }
    let _ = write!(out, ">{}</text>", escaped(&text.words));
}

/// The attribute for classes, where there are any.
struct Classes<'a>(&'a str);

impl Display for Classes<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, r#" class="{}""#, escaped(self.0)) }
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_written_in_hundredths() {
        for (number, written) in [
            (0.0, "0"),
            (-0.001, "0"),
            (12.0, "12"),
            (-3.0, "-3"),
            (1.254, "1.25"),
            (-0.4, "-0.4"),
            (7.999, "8"),
            (5.05, "5.05"),
        ] {
            assert_eq!(short(number).to_string(), written);
        }
    }
}
