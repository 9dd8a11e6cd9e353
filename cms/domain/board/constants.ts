/** A board is what a screen in a taproom shows: which taproom's tap list, and how. */

/** `rows`: one line per tap. `cards`: a card per tap, for short lists. */
export const boardLayouts = ['rows', 'cards'] as const;
export type BoardLayout = (typeof boardLayouts)[number];

/** In the order in which a board shows them. Without `guests`, guests are listed among the others. */
export const boardSections = ['on', 'guests', 'on-deck', 'just-kicked'] as const;
export type BoardSection = (typeof boardSections)[number];

/** `brand`: dark, with the accent color of the site settings. */
export const boardThemes = ['dark', 'light', 'brand'] as const;

export const boardLimits = { boards: 200, name: 60, message: 140, columns: 4 } as const;
