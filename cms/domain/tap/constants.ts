/** The vocabulary of the tap list. A pouring is one keg's time on a tap, or its place in line for one. */

/** `on`: it pours now. `on-deck`: it is next. `off`: it has ended. */
export const pouringStatuses = ['on', 'on-deck', 'off'] as const;

/** How much is left in the keg. */
export const kegLevels = ['full', 'half', 'low'] as const;
export type KegLevel = (typeof kegLevels)[number];

/** Why a pouring ended. `undone`: the press was a mistake, so it counts in no statistic. */
export const endReasons = ['kicked', 'rotated', 'quality', 'other', 'undone'] as const;
export type EndReason = (typeof endReasons)[number];

/** The reasons that staff can choose. */
export const chosenEndReasons = ['kicked', 'rotated', 'quality', 'other'] as const satisfies readonly EndReason[];

export const drinkKinds = ['beer', 'cider', 'seltzer', 'wine', 'non-alcoholic', 'other'] as const;
export type DrinkKind = (typeof drinkKinds)[number];

/** What a press in bar mode did to a tap or to the list. */
export const tapActions = ['swap', 'kick', 'level', 'on-deck', 'edit', 'check'] as const;
export type TapAction = (typeof tapActions)[number];

export const tapLimits = {
  taps: 200,
  /** Taps that can be added in one request. */
  addAtOnce: 40,
  number: 999,
  label: 40,
  onDeck: 50,
  pours: 8,
  pourName: 40,
  /** Styles and beers with default pours of their own. */
  priceExceptions: 40,
  name: 120,
  producer: 120,
  style: 120,
  ounces: 200,
  price: 1000,
  /** The longest time in hours after which staff are reminded to check the list. */
  maxAgeHours: 24 * 14,
} as const;

/** How long a kicked keg is listed as just kicked. */
export const justKickedMs = 3 * 60 * 60_000;

/** Per taproom. On a busy night more would push the beers that are on off the screens. */
export const maxJustKicked = 4;

/** A press that reaches the server later than this counts from its arrival, not from the time when it was made. */
export const maxPressDelayMs = 24 * 60 * 60_000;

/** How long the apps offer to undo a press. The server has no limit. */
export const undoMs = 10_000;

/** No keg is empty sooner: one that was on for less time was a mistake, later corrected, and is not counted. */
export const minKegMinutes = 10;
