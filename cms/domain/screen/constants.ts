/** A screen is a device in a taproom, usually a TV, that was paired with the code that it showed. */

export const screenLimits = { screens: 2000, name: 60, appVersion: 40 } as const;

export const pairingCodeDigits = 6;

/** A pairing code is valid for so long. */
export const pairingMs = 5 * 60_000;

/** More pairings than any brewery has in five minutes; bounds what a flood of requests can store. */
export const maxPairings = 1000;

/** How often a screen reports that it is on. */
export const contactIntervalMs = 60_000;

/** After which a screen without a contact counts as offline. */
export const offlineAfterMs = 3.5 * contactIntervalMs;
