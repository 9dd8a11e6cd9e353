/** A screen is a device in a taproom, usually a TV, that was paired with the code that it showed. */

export const screenLimits = { screens: 2000, name: 60, appVersion: 40 } as const;

export const pairingCodeDigits = 6;

/** How long a pairing code is valid. */
export const pairingMs = 5 * 60_000;

/** Bounds what a flood of requests can store; more than any brewery starts in five minutes. */
export const maxPairings = 1000;

/** How often a screen reports that it is on. */
export const contactIntervalMs = 60_000;

/** A screen without a contact for longer counts as offline. */
export const offlineAfterMs = 3.5 * contactIntervalMs;

/** How long a screen that was just paired may take until its first contact. */
export const connectingMs = 60_000;
