"""Makes the fonts of this folder from the packages of Fontsource, and says how large they are.

    npm pack @fontsource/oswald @fontsource/pt-sans @fontsource/pt-sans-narrow @fontsource/pt-serif
    for f in *.tgz; do tar xzf $f --one-top-level=${f%-[0-9]*} --strip-components=1; done
    pip install fonttools brotli
    python3 make.py FOLDER_WITH_THE_PACKAGES

Only the letters of our languages are kept, without hints. The license of the PT fonts reserves their names, so what is
changed has another.
"""

import copy
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

LATIN = (
    "U+0020-007E,U+00A0-00FF,U+0152-0153,U+0178,U+2010-2015,U+2018-201F,U+2020-2022,U+2026,U+202F,U+2030,"
    "U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2264-2265"
)
CYRILLIC = "U+0401,U+0410-044F,U+0451,U+2116"
NARROW_SPACE = 0x202F  # French needs it, and these fonts lack it
FONTS = [
    ("oswald", 600, "normal", "display"),
    ("pt-sans", 400, "normal", "sans"),
    ("pt-sans", 700, "normal", "sans"),
    ("pt-sans-narrow", 700, "normal", "narrow"),
    ("pt-serif", 400, "normal", "serif"),
    ("pt-serif", 400, "italic", "serif"),
]


def make(folder, source, weight, style, name, script, letters):
    font = TTFont(f"{folder}/fontsource-{source}/files/{source}-{script}-{weight}-{style}.woff2")
    if script == "latin" and NARROW_SPACE not in font.getBestCmap():
        font.getGlyphOrder()
        font["glyf"]["uni202F"] = copy.deepcopy(font["glyf"]["space"])
        font["hmtx"]["uni202F"] = (font["hmtx"]["space"][0] * 6 // 10, 0)
        for table in font["cmap"].tables:
            table.cmap[NARROW_SPACE] = "uni202F"
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "tnum", "lnum", "mark", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    subsetter.subset(font)
    called = f"Kurgan {name.capitalize()}"
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = called
        elif record.nameID == 6:
            record.string = called.replace(" ", "")
    font.flavor = "woff2"
    out = f"{name}-{weight}{'-italic' if style == 'italic' else ''}-{script}.woff2"
    font.save(out)
    print(out, os.path.getsize(out))


for source, weight, style, name in FONTS:
    make(sys.argv[1], source, weight, style, name, "latin", LATIN)
    make(sys.argv[1], source, weight, style, name, "cyrillic", CYRILLIC)
