### Why an action is illegal, and what to do instead.

refusal-not-now = That is not the current decision. Choose one of the legal actions.
refusal-lit-last = { $landing } was lit last hour. Aim at another landing.
refusal-already-sent = { $boat } has already been sent this hour. Choose another boat, or cast off.
refusal-full = { $landing } takes no more boats this hour. Choose another landing.
refusal-not-under-fire = { $boat } is not in the light. Choose a boat that is.
refusal-sunk = { $boat } has sunk. Choose a boat that is afloat.
