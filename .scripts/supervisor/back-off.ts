/** How long to wait before a service is started again. */
const longest = 30_000;

/** A service that ran this long was well: its next failure is its first. */
export const steadyAfter = 60_000;

/** 1 s, 2 s, 4 s … 30 s. */
export const waitAfter = (failures: number) => Math.min(longest, 1000 * 2 ** (failures - 1));
