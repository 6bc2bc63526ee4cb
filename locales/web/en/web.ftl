### Words of the pages that all games share.
### Where a message has variables, functions take them in the order in which they first appear here.

## The frame of every page

brand = Kurgan
skip-to-content = Skip to content
nav-label = Main
nav-games = Games
nav-rules = Rules
language-name = English
language-label = Language
theme-switch = Switch between light and dark
close = Close
cancel = Cancel
back-home = Back to the games
rule-read = Read rule: { $rule }

## Keys

keys-show = Keys
keys-title = Keyboard shortcuts
key-help = show this list
key-choose = choose the option with this number
key-name-enter = Enter
key-name-escape = Esc
key-name-shift = Shift
key-enter = choose the focused option or click the focused item
key-escape = clear the selection
key-undo = undo
key-redo = redo
key-hint = ask for a hint
key-board = go to the board; Tab cycles through clickable items
key-choices = go to the choices
key-log = go to the log
key-aids = go to the player aids
key-zoom = zoom in, zoom out, show everything
key-pan = pan the board when it is in focus
key-look = go to the nearest item in that direction, clickable or not, and describe it
key-hide = hide or show the counters
key-lens = hold to magnify the board under the pointer

## The first page

home-title = Three solitaire battles for Stalingrad
home-lead = Three solitaire wargames with every rule enforced and explained, exact odds before each decision, and hints when you want them.
continue-game = Continue
recent-games = Recent games
play-now = Play now
set-up = Set up…
new-game = New game
read-rules = Rules
my-games = My games
import-label = Load a saved game (journal file):
import-button = Import
export = Save to a file
delete = Delete
delete-confirm = Delete this game of { $game }? This cannot be undone.
column-game = Game
column-result = Result
column-score = Score
column-date = Last played
date-and-time = { $year }-{ $month }-{ $day } { $time }
column-actions = Actions
result-open = turn { $turn }
result-win = won
result-draw = drawn
result-loss = lost
disclaimer = An unofficial, non-commercial fan implementation. The games belong to their designers and publishers; none of them is involved. All artwork is our own.
api-link = JSON API for programs
notices-link = Third-party notices and licenses

## A new game

new-title = New game: { $game }
presets-title = Quick start
advanced = Advanced options
all-defaults = Reset to the printed rules
options-title = Options
dice-title = Dice
seed-label = Seed
seed-random = random
seed-help = The same seed deals the same game again. Leave it empty for a new one.
seed-help-secrets = In games with hidden hands the seed is random, because anyone who chose it would know the cards. For the same reason you cannot use your own dice.
takebacks-label = Allow Undo even after dice rolls and draws
takebacks-help = Choosing the same action again gives the same results again.
own-dice = I roll my own dice and draw my own counters
own-dice-help = The program asks you for each die, card and counter instead of rolling, and referees the game on your table.
own-dice-label = Your own dice and counters
start-game = Start
as-printed = as printed
yes = yes
no = no
preset-first = First game
preset-full = Full rules
preset-historical = As printed

## Options

## The table

status-label = Game status
gauges-label = Tracks
sequence-label = Sequence of play
turn = Turn { $turn }
board-label = Board
board-help = The board. Arrow keys pan; Shift+arrow moves between items and describes each one; + and − zoom; Tab cycles through clickable items.
places-label = Areas
pieces-label = Counters
announce-label = What happens
zoom-label = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
zoom-width = Fit to width
zoom-hide = Hide counters
offline = The connection is lost. Everything confirmed is saved. Reconnecting…
decide-label = Your decision
tabs-label = Beside the board
tab-log = Log
tab-aids = Player aids
tab-game = This game
reader-label = Rules and details
chooser-label = Which one?
ended = The game is over
final-score = Score: { $score }
tools-label = Tools
undo = Undo
redo = Redo
hint = Hint
clear-selection = Clear selection
choices-label = Choices
other-choices = Other actions
give-up = Resign…
blocked-title = { $count ->
    [one] 1 action not available now
   *[other] { $count } actions not available now
}
log-older = Show the whole log
hand-over = Hand over to: { $seats }
cover-title = Next: { $seats }
cover-text = Give the screen to the other player. Nothing is shown until the button is pressed.
cover-show = Show the table: { $seats }
join-title = Take a seat
join-go = Go to the table
seats-title = Seats
seats-text = A link lets someone else take a seat on their own screen. A new link replaces the old one.
seat-yours = (yours)
seat-link = Create link
dice-own = You roll the dice and draw the cards and counters yourself.
dice-seed = The seed is { $seed }.
dice-promise = The dice were fixed before the game began. Hash:
takebacks-on = Undo is allowed even after dice rolls and draws.
takebacks-off = Dice rolls and draws cannot be undone.
journal-title = Journal
journal-export = Save this game to a file
journal-later = The journal contains hidden cards. You can save it when the game is over.

## Explanations

origin-printed = printed
origin-printed-help = These values are printed on the components or in the rulebook.
origin-derived = derived
origin-derived-help = These values follow from something printed or from a published report.
origin-reconstructed = reconstructed
origin-reconstructed-help = The printed values are not available; these are our reconstruction.
odds-title = Possible outcomes
odds-results = Combat table result
hints-title = Hints from { $playouts ->
    [one] one playout
   *[other] { $playouts } playouts
}
hint-wins = wins { $chance }
hint-score = score { $score }

## Words that the script uses

script-chosen = Selected:
script-go-on = Keep choosing
script-failed = Your action was not sent. Check the connection and try again.
script-stale = The game has changed in the meantime. Review it and choose again.
script-thinking = Thinking…
script-link = Send this link:
script-copied = Copied.
script-die = Die { "{n}" } of { "{count}" }
script-draw = What was drawn?
script-chance = Chance of success
script-ok = OK
script-your-turn = Your turn

## Rules

rules-title = Rules: { $game }
rulings = Rulings
rulings-title = Rulings: { $game }
rules-search = Search the rules
rules-none = Nothing found.
rules-cited = Cited by:
text-in-english = This page is in English.

## Glossary

glossary = Glossary
glossary-title = Glossary: { $game }
glossary-shared = Terms used in all games

## Problems

problem-not-found = Page not found
problem-forbidden = Access denied
problem-too-many = Too many requests
problem-request = This request cannot be processed
problem-server = Something went wrong on the server
problem-stuck = This game no longer replays as recorded
stuck-kept = A rule or component has been corrected since this game was saved. The game is kept unchanged; you can continue from the turn below as a new game with the same seats.
stuck-resume = Continue from the start of turn { $turn }
stuck-lost = There is no point from which the game can be resumed.

## The review of a finished game

review = What decided the game?

## For programs

api-title = API
api-text = A program can do everything the pages do. The complete description, for tools:
api-column-address = Address
api-column-does = What it does

## Settings

settings-title = Settings
settings-lead = Saved in this browser, for all games.
setting-theme = Lighting
setting-theme-help = Lamplight is a dark theme; the map remains a paper map.
theme-auto = Match system
theme-light = Light
theme-dark = Lamplight
setting-text = Text size
setting-text-help = Larger text and buttons on every page.
setting-motion = Animation
setting-motion-help = Pieces glide and dice roll. You never have to wait for them.
motion-full = On
motion-none = Off
setting-stage = Results
setting-stage-help = How results are shown: step by step until you continue, briefly over the board, or only in the log.
stage-staged = Step by step
stage-quick = Briefly
stage-off = Log only
stage-go-on = Continue
setting-sound = Sound
setting-sound-help = Soft sounds for dice, cards and pieces.
sound-off = Off
sound-on = On
verdict-win = Victory
verdict-draw = Draw
verdict-loss = Defeat
hint-others = Other choices
hint-do = Do it
hint-why = Why?
