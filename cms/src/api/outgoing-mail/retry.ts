/** When a mail that could not be sent is tried again: after a minute, then ever later, for three days. */
const minute = 60_000;
const waits = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * minute);

/** Null: enough of it. `attempts` counts those that were made. */
export const nextAttempt = (attempts: number, now: Date): Date | null => {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
};
