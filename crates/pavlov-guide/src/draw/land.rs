//! The land: the square with its ruins and craters, the house without its walls, the river and the far bank. No words,
//! and one set of colors: it is paper, and pages dim it by lamplight.

use std::f32::consts::{FRAC_PI_2, TAU};
use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use kurgan_core::Id;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack as _;
use pavlov::components::{Colour, Components, Location, Position, Token, Track, Unit};

use super::plan::{self, Area, CELL, CIRCLE, DEPOT, HOUSE, LOCATION, Plan, ROWS, SIZE, WALL, small};

/// Patterns and gradients.
const DEFS: &str = r##"<defs>
<pattern id="pavlov-l-cob" width="26" height="14" patternUnits="userSpaceOnUse"><path d="M0 .5H26M0 7.5H26M6 .5V7.5M19 .5V7.5M12 7.5V14M25 7.5V14" stroke="#a8987a" stroke-width=".8" fill="none"/></pattern>
<pattern id="pavlov-l-set" width="10" height="8" patternUnits="userSpaceOnUse"><path d="M0 .5H10M0 4.5H10M3 .5V4.5M8 4.5V8" stroke="#9c8d70" stroke-width=".7" fill="none"/></pattern>
<pattern id="pavlov-l-hat" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#3b2a1e" stroke-width="1.4"/></pattern>
<pattern id="pavlov-l-green" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="#3f6b3a" stroke-width="2"/></pattern>
<pattern id="pavlov-l-red" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5H9M4.5 0V9" stroke="#a3342a" stroke-width="1.3"/></pattern>
<pattern id="pavlov-l-purple" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.8" fill="#5d4585"/></pattern>
<pattern id="pavlov-l-brick" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 .4H14M0 5.4H14M4 .4V5.4M11 5.4V10" stroke="#d9b9a0" stroke-width=".9" opacity=".6"/></pattern>
<pattern id="pavlov-l-plank" width="40" height="9" patternUnits="userSpaceOnUse"><path d="M0 .5H40M14 .5V9" stroke="#c4b184" stroke-width="1"/></pattern>
<pattern id="pavlov-l-parquet" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0L8 8M8 8L16 0M8 8L0 16M8 8L16 16" stroke="#d9cba2" stroke-width=".8"/></pattern>
<linearGradient id="pavlov-l-river"><stop stop-color="#7d9fb0"/><stop offset=".18" stop-color="#8fb5c5"/><stop offset=".55" stop-color="#7ba7bb"/><stop offset="1" stop-color="#86aab9"/></linearGradient>
<linearGradient id="pavlov-l-bank"><stop stop-color="#d3c299"/><stop offset=".6" stop-color="#c9b385"/><stop offset="1" stop-color="#ad9566"/></linearGradient>
<linearGradient id="pavlov-l-east"><stop stop-color="#b7a878"/><stop offset=".3" stop-color="#c2bd8f"/><stop offset="1" stop-color="#b6b486"/></linearGradient>
<radialGradient id="pavlov-l-lamp" cx=".5" cy=".5" r=".72"><stop offset=".5" stop-color="#3a2a16" stop-opacity="0"/><stop offset="1" stop-color="#3a2a16" stop-opacity=".26"/></radialGradient>
<filter id="pavlov-l-soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="pavlov-l-dim" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="3"/></filter>
</defs>"##;

/// Ruins: their outlines, and the rooms in them as left, top, width, height.
type Ruin = (&'static [(i16, i16)], &'static [(i16, i16, i16, i16)]);
const RUINS: [Ruin; 5] = [
    (
        &[(0, 0), (146, 0), (148, 42), (118, 50), (114, 90), (84, 86), (78, 112), (0, 108)],
        &[(12, 12, 44, 32), (70, 10, 62, 26), (14, 58, 54, 34)],
    ),
    (
        &[(0, 512), (62, 504), (92, 526), (142, 520), (150, 566), (138, 640), (0, 640)],
        &[(14, 530, 52, 34), (76, 540, 54, 30), (18, 580, 100, 42)],
    ),
    (&[(430, 0), (536, 0), (532, 22), (500, 26), (494, 40), (446, 34)], &[(444, 4, 34, 18), (490, 3, 36, 12)]),
    (
        &[(470, 604), (558, 596), (580, 610), (632, 604), (634, 640), (462, 640)],
        &[(482, 612, 60, 20), (560, 620, 58, 14)],
    ),
    (&[(252, 132), (300, 126), (308, 150), (286, 168), (256, 160)], &[(262, 136, 30, 18)]),
];

/// Where shells fell: left, top, radius.
const CRATERS: [(i16, i16, i16); 17] = [
    (176, 104, 17),
    (186, 500, 20),
    (300, 470, 25),
    (78, 258, 13),
    (206, 284, 11),
    (190, 366, 13),
    (290, 214, 12),
    (56, 386, 12),
    (314, 560, 15),
    (400, 604, 17),
    (560, 22, 12),
    (330, 22, 11),
    (268, 96, 13),
    (108, 470, 10),
    (818, 78, 12),
    (876, 604, 16),
    (1062, 604, 13),
];

/// Where rubble lies: left, top, how many stones, how wide.
const RUBBLE: [(i16, i16, u16, i16); 22] = [
    (346, 92, 14, 14),
    (300, 560, 16, 22),
    (846, 180, 10, 8),
    (846, 420, 14, 9),
    (184, 132, 12, 18),
    (150, 60, 14, 16),
    (96, 116, 12, 16),
    (158, 548, 14, 18),
    (60, 498, 12, 16),
    (440, 594, 14, 18),
    (640, 22, 10, 16),
    (478, 44, 12, 18),
    (350, 268, 8, 8),
    (352, 430, 12, 10),
    (400, 548, 12, 16),
    (640, 544, 10, 14),
    (770, 96, 12, 18),
    (392, 96, 10, 12),
    (250, 170, 10, 18),
    (312, 156, 8, 12),
    (850, 98, 9, 8),
    (180, 590, 12, 20),
];

/// The land, drawn once for the pack that the program carries, with and without Operational Support.
pub(super) fn land(plan: Plan, support: bool) -> Arc<str> {
    static DRAWN: [OnceLock<Arc<str>>; 2] = [const { OnceLock::new() }; 2];
    if std::ptr::eq(plan.c, Components::printed()) {
        DRAWN[usize::from(support)].get_or_init(|| draw(plan, support)).clone()
    } else {
        draw(plan, support)
    }
}

fn draw(plan: Plan, support: bool) -> Arc<str> {
    let mut land = Land { plan, dice: Fast::new(1942), out: String::with_capacity(120_000) };
    land.add(DEFS);
    land.square();
    land.volga();
    for colour in Colour::ALL {
        land.tracks(colour);
    }
    land.house();
    land.behind(support);
    let (width, height) = SIZE;
    land.put(format_args!(r#"<rect width="{width}" height="{height}" fill="url(#pavlov-l-lamp)"/>"#));
    land.out.into()
}

/// The dark and the light ink of a side of the house.
const fn inks(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Green => ("#3f6b3a", "#c6d4b4"),
        Colour::Red => ("#a3342a", "#ecc4b4"),
        Colour::Purple => ("#5d4585", "#d3c7e0"),
    }
}

/// A number with at most one decimal.
fn short(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

struct Land {
    plan: Plan,
    dice: Fast,
    out: String,
}

impl Land {
    fn add(&mut self, drawn: &str) {
        self.out.push_str(drawn);
    }

    fn put(&mut self, drawn: std::fmt::Arguments) {
        // Writing to a text cannot fail.
        let _ = self.out.write_fmt(drawn);
    }

    /// A number from 0 to 1.
    fn part(&mut self) -> f32 {
        small(self.dice.below(1000)) / 1000.0
    }

    /// A number between two.
    fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.part()
    }

    fn rect(&mut self, area: Area, round: f32, style: &str) {
        let Area { x, y, w, h } = area;
        self.put(format_args!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" {style}/>"#));
    }

    /// Stones scattered around a point.
    fn stones(&mut self, (x, y): (f32, f32), count: u16, width: f32) -> String {
        let mut drawn = String::new();
        for _ in 0..count {
            let (cx, cy) = (x + self.between(-1.2, 1.2) * width, y + self.between(-0.5, 0.5) * width);
            let (size, turn) = (self.between(1.4, 4.6), self.between(0.0, 6.0));
            for corner in 0..4_u8 {
                let angle = turn + f32::from(corner) * FRAC_PI_2;
                let (x, y) = (short(cx + angle.cos() * size), short(cy + angle.sin() * size * 0.75));
                let _ = write!(drawn, "{}{x} {y}", if corner == 0 { "M" } else { "L" });
            }
            drawn.push('Z');
        }
        drawn
    }

    fn rubble(&mut self, at: (f32, f32), count: u16, width: f32) {
        let stones = self.stones(at, count, width);
        self.put(format_args!(r##"<path d="{stones}" transform="translate(1 1.6)" opacity=".3"/><path d="{stones}" fill="#a68a74" stroke="#6d5646" stroke-width=".8"/>"##));
    }

    fn crater(&mut self, x: f32, y: f32, r: f32) {
        let (flat, in_x, in_y) = (short(r * 0.72), short(r * 0.6), short(r * 0.42));
        self.put(format_args!(
            r##"<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{flat}" fill="#efe4c8" opacity=".55"/><ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#7d6c50" opacity=".5"/><ellipse cx="{x}" cy="{}" rx="{in_x}" ry="{in_y}" fill="#4a3d2b" opacity=".55"/>"##,
            x + 1.0,
            y + 1.0,
            short(r * 0.9),
            short(r * 0.64),
            y + 1.5,
        ));
        let mut rays = String::new();
        for _ in 0..9 {
            let (angle, from) = (self.between(0.0, TAU), r * self.between(0.9, 1.1));
            let to = r * self.between(1.2, 1.7);
            for (sign, far) in [("M", from), ("L", to)] {
                let (across, down) = (short(x + angle.cos() * far), short(y + angle.sin() * far * 0.72));
                let _ = write!(rays, "{sign}{across} {down}");
            }
        }
        self.put(format_args!(r##"<path d="{rays}" stroke="#8f7d5e" stroke-width="1.1" opacity=".6"/>"##));
    }

    /// The square west of the house.
    fn square(&mut self) {
        let (width, height) = SIZE;
        self.put(format_args!(
            r##"<rect width="{width}" height="{height}" fill="#d9cdb2"/><g filter="url(#pavlov-l-soft)">"##
        ));
        for n in 0..46 {
            let (x, y) = (self.between(0.0, 860.0), self.between(0.0, height));
            let (across, down) = (self.between(22.0, 80.0), self.between(14.0, 46.0));
            let (fill, opacity) = [("#b9a983", 0.5), ("#ece2c6", 0.7), ("#a8987a", 0.28), ("#c8bb98", 0.7)][n % 4];
            let [x, y, across, down] = [x, y, across, down].map(f32::round);
            self.put(format_args!(
                r#"<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{fill}" opacity="{opacity}"/>"#
            ));
        }
        self.add("</g>");
        self.put(format_args!(r#"<rect width="860" height="{height}" fill="url(#pavlov-l-cob)" opacity=".6"/>"#));
        // Streets, and the tramway on one of them.
        for street in
            ["M-20 130C120 156 240 96 380 88S700 66 870 78", "M-20 500C120 486 240 520 380 540S700 552 870 540"]
        {
            self.put(format_args!(
                r##"<path d="{street}" fill="none" stroke="#8f8062" stroke-width="37" opacity=".35"/><path d="{street}" fill="none" stroke="#c6b998" stroke-width="34"/><path d="{street}" fill="none" stroke="url(#pavlov-l-set)" stroke-width="34" opacity=".7"/>"##
            ));
        }
        self.add(r##"<path d="M330 -10C322 120 348 260 346 320S322 520 334 650" fill="none" stroke="#c6b998" stroke-width="22" opacity=".7"/>
<path d="M-20 500C120 486 240 520 380 540S700 552 870 540" fill="none" stroke="#6f6350" stroke-width="9" stroke-dasharray="2 6" opacity=".6"/><path d="M-20 496.5C120 482.5 240 516.5 380 536.5S700 548.5 870 536.5M-20 503.5C120 489.5 240 523.5 380 543.5S700 555.5 870 543.5" fill="none" stroke="#5f574b" stroke-width="1.3"/>"##);
        // The round lawn.
        self.add(r##"<ellipse cx="148" cy="322" rx="116" ry="88" fill="#8f8062" opacity=".4"/><ellipse cx="148" cy="320" rx="116" ry="86" fill="#a9b083"/><ellipse cx="148" cy="320" rx="112" ry="82" fill="none" stroke="#8d9666" stroke-width="3" stroke-dasharray="2 3"/><path d="M32 320H264M148 234V406M66 260 230 380M230 260 66 380" stroke="#d6caab" stroke-width="8"/><path d="M32 324.5H264M152.5 234V406" stroke="#8d9666" stroke-width="1"/><circle cx="148" cy="320" r="22" fill="#d6caab" stroke="#9aa070" stroke-width="1.5"/>"##);
        let mut grass = String::new();
        for _ in 0..150 {
            let (angle, far) = (self.between(0.0, TAU), self.part().sqrt());
            let (x, y) = (short(148.0 + angle.cos() * far * 108.0), short(320.0 + angle.sin() * far * 78.0));
            let _ = write!(grass, "M{x} {y}l1-4M{} {y}l2-3", short(x + 2.0));
        }
        self.put(format_args!(r##"<path d="{grass}" stroke="#7f8a58" stroke-width=".8" opacity=".8"/>"##));
        self.trees(&[(62, 262), (96, 246), (204, 248), (236, 272), (60, 376), (100, 396), (206, 394), (238, 364)]);
        for (outline, rooms) in RUINS {
            self.ruin(outline, rooms);
        }
        for (x, y, r) in CRATERS.map(|(x, y, r)| (f32::from(x), f32::from(y), f32::from(r))) {
            if x < 850.0 {
                self.crater(x, y, r);
            }
        }
        for (x, y, count, width) in RUBBLE {
            self.rubble((x.into(), y.into()), count, width.into());
        }
        // Splinters everywhere.
        let mut specks = String::new();
        for _ in 0..420 {
            let (x, y) = (self.between(4.0, 846.0), self.between(4.0, 636.0));
            let _ = write!(specks, "M{} {}h{}", short(x), short(y), short(self.between(0.8, 2.6)));
        }
        self.put(format_args!(r##"<path d="{specks}" stroke="#6d5e47" stroke-width="1.3" opacity=".55"/>"##));
    }

    /// What the shells left of trees.
    fn trees(&mut self, at: &[(i16, i16)]) {
        for &(x, y) in at {
            let (x, y) = (f32::from(x), f32::from(y));
            let lean = short(self.between(-4.0, 4.0));
            self.put(format_args!(
                r##"<ellipse cx="{}" cy="{}" rx="8" ry="3" opacity=".22"/><path d="M{x} {y}l{lean}-13m{}-1l-4-5m4 2l4-6m-5 9l6-2" stroke="#4f4230" stroke-width="2" fill="none" stroke-linecap="round"/>"##,
                x + 4.0,
                y + 1.0,
                short(-lean * 0.2),
            ));
        }
    }

    fn ruin(&mut self, outline: &[(i16, i16)], rooms: &[(i16, i16, i16, i16)]) {
        let points: Vec<String> = outline.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let path = format!("M{}Z", points.join("L"));
        self.put(format_args!(
            r##"<path d="{path}" transform="translate(6 8)" opacity=".26" filter="url(#pavlov-l-dim)"/><path d="{path}" fill="#a68a74" stroke="#5f4838" stroke-width="2" stroke-linejoin="round"/><path d="{path}" fill="url(#pavlov-l-hat)" opacity=".3"/>"##
        ));
        for &(x, y, w, h) in rooms {
            let area = Area { x: x.into(), y: y.into(), w: w.into(), h: h.into() };
            self.rect(area, 0.0, r##"fill="#6b5344""##);
            let floor = Area { x: area.x + 3.0, y: area.y + 4.0, w: area.w - 3.0, h: area.h - 4.0 };
            self.rect(floor, 0.0, r##"fill="#c9bb9c""##);
            self.rect(area, 0.0, r##"fill="none" stroke="#6d5646" stroke-dasharray="9 3""##);
            let count = if area.w > 50.0 { 14 } else { 8 };
            let (x, y) = area.centre();
            self.rubble((x, y), count, area.h * 0.8);
        }
        // Broken edges: light where the brick is bare.
        self.put(format_args!(r##"<path d="{path}" fill="none" stroke="#d0b59c" stroke-width=".9" stroke-dasharray="5 7" transform="translate(2 2)"/>"##));
    }

    /// The banks and the river.
    fn volga(&mut self) {
        self.add(r#"<path d="M846-2C856 60 842 130 852 210s-8 150 2 230 -4 130 2 204H940V-2Z" transform="translate(-5 0)" opacity=".2" filter="url(#pavlov-l-dim)"/><path d="M846-2C856 60 842 130 852 210s-8 150 2 230 -4 130 2 204H940V-2Z" fill="url(#pavlov-l-bank)"/><rect x="990" y="0" width="110" height="640" fill="url(#pavlov-l-east)"/>"#);
        let mut scarp = String::new();
        for n in 0..64 {
            let y = small(n) * 10.0 + self.between(0.0, 5.0);
            let (x, long) = (self.between(847.0, 857.0), self.between(4.0, 10.0));
            let _ = write!(scarp, "M{} {}l{} {}", short(x), short(y), short(long), short(self.between(-1.0, 3.0)));
        }
        self.put(format_args!(r##"<path d="{scarp}" stroke="#8f7b52" stroke-width="1.2" opacity=".7"/>"##));
        let mut tufts = String::new();
        for _ in 0..150 {
            let (x, y) = (self.between(1004.0, 1096.0), self.between(4.0, 636.0));
            let _ = write!(tufts, "M{} {}l2-5 2 5m1-4l2 4", short(x), short(y));
        }
        self.put(format_args!(r##"<path d="{tufts}" stroke="#8e8a58" stroke-width=".9" fill="none" opacity=".65"/>"##));
        self.add(r##"<path d="M930-2C922 62 936 116 928 190s10 146 0 228 10 142 0 224H1008C1000 566 1014 492 1004 418s8-156 0-228 6-116-2-192Z" fill="#d9cda4"/><path d="M932-2C924 62 938 116 930 190s10 146 0 228 10 142 0 224H1004C996 566 1010 492 1000 418s8-156 0-228 6-116-2-192Z" fill="url(#pavlov-l-river)"/><path d="M932-2C924 62 938 116 930 190s10 146 0 228 10 142 0 224M998-2C1006 74 992 116 1000 190s-8 156 0 228 -10 144 4 224" fill="none" stroke="#557a8c" stroke-width="2"/><path d="M937-2C929 62 943 116 935 190s10 146 0 228 10 142 0 224M993-2C1001 74 987 116 995 190s-8 156 0 228 -10 144 4 224" fill="none" stroke="#cfe0e4" stroke-width="1" opacity=".6"/>"##);
        let mut waves = String::new();
        for n in 0..58 {
            let (x, y) = (self.between(937.0, 976.0), small(n) * 11.0 + self.between(0.0, 6.0));
            let _ = write!(waves, "M{} {}q5-3 10 0t10 0", short(x), short(y));
        }
        self.put(format_args!(
            r##"<path d="{waves}" fill="none" stroke="#5f8ca1" stroke-width="1.3" opacity=".75"/>"##
        ));
        let mut floes = String::new();
        for _ in 0..54 {
            let (x, y, r) = (self.between(938.0, 994.0), self.between(0.0, 640.0), self.between(1.8, 6.2));
            for corner in 0..5_u8 {
                let angle = f32::from(corner) * 1.26 + self.part();
                let (x, y) = (short(x + angle.cos() * r), short(y + angle.sin() * r * 0.7));
                let _ = write!(floes, "{}{x} {y}", if corner == 0 { "M" } else { "L" });
            }
            floes.push('Z');
        }
        self.put(format_args!(
            r##"<path d="{floes}" transform="translate(.8 1.4)" fill="#456d80" opacity=".5"/><path d="{floes}" fill="#eef4f4" opacity=".85"/>"##
        ));
        // Landing stages.
        for (x, y, long) in [(918, 166, 26), (920, 300, 24), (916, 446, 28), (990, 200, 22), (992, 470, 20)] {
            self.put(format_args!(r##"<path d="M{x} {y}h{long}" stroke="#2c2118" stroke-width="9" opacity=".3" transform="translate(1 2)"/><path d="M{x} {y}h{long}" stroke="#7b6446" stroke-width="8"/><path d="M{x} {y}h{long}" stroke="#3f3122" stroke-width="8" stroke-dasharray="1 3"/>"##));
        }
        self.trees(&[
            (1014, 214),
            (1088, 118),
            (1016, 20),
            (1092, 214),
            (1012, 300),
            (1090, 300),
            (1018, 470),
            (1086, 560),
        ]);
        for (x, y, r) in CRATERS.map(|(x, y, r)| (f32::from(x), f32::from(y), f32::from(r))) {
            if x > 850.0 {
                self.crater(x, y, r);
            }
        }
    }

    /// The tracks against a side.
    fn tracks(&mut self, colour: Colour) {
        let (dark, light) = inks(colour);
        let plan = self.plan;
        let tracks = (0..plan.c.tracks.len()).map(Track::from_index);
        for track in tracks.filter(|track| plan.c.tracks[track.index()].colour == colour) {
            let (lane, data) = (plan.lane(track), &plan.c.tracks[track.index()]);
            let points: Vec<String> = lane
                .circles
                .iter()
                .chain([&lane.arrow[0]])
                .map(|(x, y)| format!("{} {}", short(*x), short(*y)))
                .collect();
            let path = format!("M{}", points.join("L"));
            let id = colour.id();
            let line = |width: u8, stroke: &str, opacity: &str| {
                format!(
                    r#"<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" opacity="{opacity}"/>"#
                )
            };
            let drawn = [
                line(46, "#3a2a16", ".16"),
                line(42, dark, "1"),
                line(38, light, "1"),
                line(38, &format!("url(#pavlov-l-{id})"), ".55"),
            ];
            self.add(&drawn.concat());
            let [(x, y), (to_x, to_y)] = lane.arrow;
            let turn = (to_y - y).atan2(to_x - x).to_degrees().round();
            self.put(format_args!(
                r##"<path d="M-9-21 17 0-9 21Z" transform="translate({x} {y}) rotate({turn})" fill="{dark}" stroke="#f6ecd2" stroke-width="1.2"/>"##
            ));
            for (n, (x, y)) in (1..).zip(lane.circles) {
                let sapper = n == data.sapper_circle;
                let dash = if sapper { r#" stroke-dasharray="6 3.5""# } else { "" };
                self.put(format_args!(
                    r##"<circle cx="{x}" cy="{y}" r="{CIRCLE}" fill="#f3ead2" stroke="{dark}" stroke-width="2.4"{dash}/>"##
                ));
                if sapper {
                    self.put(format_args!(
                        r##"<path d="M{} {}l14 14m0-14l-14 14" stroke="#5d4b2c" stroke-width="2.6" opacity=".5"/>"##,
                        x - 7.0,
                        y - 7.0
                    ));
                }
            }
        }
    }

    /// The house without its walls, which show how they are.
    fn house(&mut self) {
        let plan = self.plan;
        let shadow = Area { x: HOUSE.x + 9.0, y: HOUSE.y + 12.0, ..HOUSE };
        self.rect(shadow, 3.0, r#"opacity=".38" filter="url(#pavlov-l-dim)""#);
        self.rect(HOUSE, 0.0, r##"fill="#e8dcbd""##);
        self.rect(HOUSE, 0.0, r#"fill="url(#pavlov-l-plank)""#);
        for position in (0..plan.c.positions.len()).map(Position::from_index) {
            self.cell(position);
        }
        let corridor = Area { x: HOUSE.x + WALL + CELL, y: HOUSE.y + WALL + ROWS[0], w: CELL * 5.0, h: ROWS[1] * 4.0 };
        self.rect(corridor, 0.0, r##"fill="url(#pavlov-l-parquet)" stroke="#5b4a34" stroke-width="2""##);
        for id in ["reserves", "supplies"] {
            if let Some(room) = plan.named(id) {
                self.room(room);
            }
        }
        // The walls throw their shadow inwards.
        let (left, top, wide, high) = (HOUSE.x + WALL, HOUSE.y + WALL, HOUSE.w - 2.0 * WALL, HOUSE.h - 2.0 * WALL);
        self.put(format_args!(
            r#"<path d="M{left} {top}h{wide}v5H{}V{}h-7Z" opacity=".16"/><path d="M{left} {top}h{wide}v10H{}V{}h-13Z" opacity=".08"/>"#,
            left + 7.0,
            top + high,
            left + 13.0,
            top + high
        ));
        // The eastern wall with the door to the trench, and the corners.
        let (right, top, bottom) = (HOUSE.right(), HOUSE.y, HOUSE.bottom());
        let wall = format!("M{} {top}h{WALL}v{}h-{WALL}v-132h6v-66h-6Z", right - WALL, HOUSE.h);
        self.put(format_args!(
            r##"<path d="{wall}" fill="#8d4f3b" stroke="#5a2e20"/><path d="{wall}" fill="url(#pavlov-l-brick)"/>"##
        ));
        for (x, y) in [(HOUSE.x, top), (HOUSE.x, bottom - WALL)] {
            let corner = Area { x, y, w: WALL, h: WALL };
            self.rect(corner, 0.0, r##"fill="#8d4f3b" stroke="#5a2e20""##);
            self.rect(corner, 0.0, r#"fill="url(#pavlov-l-brick)""#);
        }
        self.add(r##"<path d="M839 352c4 30 3 58 3 74s8 26 28 24 26-6 46-4" fill="none" stroke="#7d6a48" stroke-width="7" opacity=".6"/><path d="M839 352c4 30 3 58 3 74s8 26 28 24 26-6 46-4" fill="none" stroke="#463722" stroke-width="3" stroke-dasharray="5 2" opacity=".6"/>"##);
        for colour in Colour::ALL {
            self.plate(colour);
        }
    }

    /// The floor of a combat position in its colours.
    fn cell(&mut self, position: Position) {
        let (area, data) = (self.plan.position(position), &self.plan.c.positions[position.index()]);
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| data.colours[colour as usize]).collect();
        for (n, &colour) in colours.iter().enumerate() {
            let (_, light) = inks(colour);
            let Area { x, y, w, h } = area;
            // A second colour has the corner that is left and below.
            let outline = if n == 0 { format!("M{x} {y}h{w}v{h}h-{w}Z") } else { format!("M{x} {y}v{h}h{w}Z") };
            self.put(format_args!(
                r##"<path d="{outline}" fill="{light}" stroke="#5b4a34"/><path d="{outline}" fill="url(#pavlov-l-{})" opacity=".42"/>"##,
                colour.id()
            ));
        }
        if data.radio {
            let (x, y) = (area.right() - 15.0, area.y + 14.0);
            self.put(format_args!(
                r##"<g transform="translate({x} {y})"><rect x="-11" y="-5" width="22" height="14" rx="1.5" fill="#3b3024"/><circle cx="-4.5" cy="2" r="3.4" fill="#d9c79b"/><path d="M2 0h6M2 4h6" stroke="#d9c79b" stroke-width="1.5"/><path d="M8-5V-13" stroke="#3b3024" stroke-width="1.7"/></g>"##
            ));
        }
    }

    fn room(&mut self, area: Area) {
        self.rect(Area { x: area.x + 2.0, y: area.y + 3.0, ..area }, 3.0, r#"opacity=".25""#);
        self.rect(area, 3.0, r##"fill="#f3ead2" stroke="#7a6644" stroke-width="1.8""##);
        self.rect(area.wider(-3.0), 2.0, r##"fill="none" stroke="#d8c9a2""##);
    }

    /// The plate beside a wall, with the place for Suppression Tokens.
    fn plate(&mut self, colour: Colour) {
        let (area, (x, y)) = (plan::plate(colour), plan::token_plate(colour).centre());
        self.rect(Area { x: area.x + 2.0, y: area.y + 3.0, ..area }, 5.0, r#"opacity=".3""#);
        self.rect(area, 5.0, r##"fill="#efe6d0" stroke="#5d4b2c" stroke-width="1.4""##);
        self.put(format_args!(
            r##"<circle cx="{x}" cy="{y}" r="17" fill="#e2d6b8" stroke="#8c7b58" stroke-width="1.3" stroke-dasharray="4 3"/><path d="m{x} {}l2.5 5.5 5.5-2.5-2.5 5.5 5 3-6 1-1.5 6-3.5-5-5.5 3.5 1-6-6-2 5-3.5-2.5-5.5 5.5 2Z" fill="#a3957a" opacity=".7"/>"##,
            y - 10.0
        ));
    }

    /// Locations, boats and boxes.
    fn behind(&mut self, support: bool) {
        let plan = self.plan;
        for location in (0..plan.c.locations.len()).map(Location::from_index) {
            let (at, data) = (plan.location(location), &plan.c.locations[location.index()]);
            if data.unit == Some(Unit::Flotilla) {
                self.boat(at);
            } else {
                self.pad(at, sign(data.unit, &data.accepts));
            }
            let (x, y) = (at.0 - 20.0, at.1 - 18.0);
            self.put(format_args!(
                r##"<circle cx="{x}" cy="{y}" r="9.5" fill="#8e2a20" stroke="#f6ecd2" stroke-width="1.2"/>"##
            ));
        }
        self.pad(DEPOT, sign(Some(Unit::Sapper), &[]));
        for id in ["storm_group", "staging_area", "operational_support"] {
            if let Some(area) = plan.named(id).filter(|_| support || id != "operational_support") {
                self.rect(Area { x: area.x + 2.0, y: area.y + 3.0, ..area }, 4.0, r#"opacity=".28""#);
                self.rect(area, 4.0, r##"fill="#f3ead2" stroke="#5d4b2c" stroke-width="1.5""##);
                self.rect(area.wider(-3.0), 3.0, r##"fill="none" stroke="#b9a67c" stroke-dasharray="6 4""##);
            }
        }
    }

    fn pad(&mut self, (x, y): (f32, f32), sign: &str) {
        self.put(format_args!(
            r##"<circle cx="{}" cy="{}" r="{LOCATION}" opacity=".25"/><circle cx="{x}" cy="{y}" r="{LOCATION}" fill="#f3ead2" stroke="#5d4b2c" stroke-width="1.8"/><g transform="translate({x} {y}) scale(1.25)" stroke="#5d4b2c" stroke-width="2" fill="none" opacity=".85">{sign}</g>"##,
            x + 1.5,
            y + 2.5
        ));
    }

    fn boat(&mut self, (x, y): (f32, f32)) {
        self.put(format_args!(
            r##"<g transform="translate({x} {y}) scale(1.42 1.15)"><path d="M-14 34q4 16 14 22 10-6 14-22" fill="none" stroke="#dbe8ea" stroke-width="1.5" opacity=".7"/><path d="M3-35C17-22 19 6 15 33H-9C-13 6-11-22 3-35Z" opacity=".25"/><path d="M0-38C15-24 17 4 13 31H-13C-17 4-15-24 0-38Z" fill="#5a4a3a" stroke="#241b12" stroke-width="1.3"/><path d="M0-31C10-21 12 2 9 27H-9C-12 2-10-21 0-31Z" fill="#8d7a5e"/><path d="M-10-6H10M-11 4H11M-10 14H10" stroke="#6b5a42" stroke-width="1"/><rect x="-5.5" y="18" width="11" height="9" rx="1" fill="#3a2d20"/><circle cx="0" cy="-19" r="3.6" fill="#3a2d20"/><path d="M0-19V-28" stroke="#3a2d20" stroke-width="2.2"/></g>"##
        ));
    }
}

/// What stands at a location.
fn sign(unit: Option<Unit>, accepts: &[Token]) -> &'static str {
    match (unit, accepts) {
        (None, _) => r#"<path d="M-8 6 8-6M-5 8l-3-4"/>"#,
        (Some(Unit::Sapper), _) => r#"<path d="M-7-6 5 7M-9-3l5-5M6-8-6 6M3-8q5 1 6 5"/>"#,
        (_, [Token::Wire]) => r##"<circle r="6"/><circle r="2" fill="#5d4b2c"/>"##,
        (_, [Token::Artillery]) => r#"<path d="M-8 5 8-6M-5 7h8"/><circle cx="-2" cy="4" r="3.5"/>"#,
        (_, [Token::AntiAircraft]) => r#"<path d="M-6 7h12M0 7-1 1 6-8"/>"#,
        _ => r#"<path d="M-8 8V-2L0-8 8-2V8ZM-2 8V2h4V8"/>"#,
    }
}
