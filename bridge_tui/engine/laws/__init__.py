"""The laws of contract bridge, a family in each file; what differs between the codes of laws is data in `codes`.

A live table lets happen what people do. What can be seen at once waits for a ruling, and a family of laws says what it
is (`notice`), who may choose what (`question`), and what the choice does (`settle`); `director` asks the families in
order. What cannot be seen, a revoke, is kept in mind and told to nobody until somebody speaks. Calls have families of
their own, which `calling` asks.

What all families share:

* **Who decides.** Declarer alone on what a defender has done; either defender on what declarer has, and the first word
  counts (see `leads` for the exception). Dummy never, and nobody on his own irregularity.
* **Calls.** The offender's left opponent accepts or refuses, and accepts by calling over it. An opponent whose turn it
  was and who has not waited for that has called in turn, and the irregular call was never made. What a refused call
  costs is known when the offender has called again (`replacements`): his partner has to pass (`bars`), and may find his
  first lead limited (`lead_limits`).
* **Condoning.** Whoever goes on playing before the choice has accepted what was irregular, as each family says. A
  revoke, an exposed card and a penalty card are never condoned so (Laws 53, 60).
* **The card to be played** (`owed`): it follows suit; it meets what was demanded; it is a penalty card. What cannot be
  done lapses for that turn (Law 59). To leave undone one of the first two is a revoke.
* **What needs judgement** the table judges: whether a call was a slip, and whether one means the same as another, all
  four are asked, and one no is enough.
* **Declarer's side** never has a penalty card (Law 48).
* **What was ruled stands.** To draw attention to an irregularity costs nobody anything.

The numbers of laws are those that rubber and duplicate bridge have had in common since 1975; the code of 1963 had its
own. Where a code was not seen whole its docstring or `codes.RULES` says what is not certain.
"""
