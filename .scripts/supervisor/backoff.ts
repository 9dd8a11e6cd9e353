/** Delays before a crashed service is restarted, in milliseconds. */
const maxDelayMs = 30_000;

/** After an uptime of this length, the next crash counts as the first again. */
export const resetAfterMs = 60_000;

/** 1 s, 2 s, 4 s … 30 s. */
export const retryDelay = (failures: number) => Math.min(maxDelayMs, 1000 * 2 ** (failures - 1));
