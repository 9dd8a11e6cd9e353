/** When a press counts from. Presses made offline arrive late, from devices whose clocks can be wrong. */
import { maxPressDelayMs } from './constants';

/** The time of the press if it is plausible, else of its arrival: none is in the future or older than a day. */
export function resolvePressTime(pressedAt: string | undefined, now: Date): Date {
  const time = pressedAt === undefined ? now.getTime() : Date.parse(pressedAt);
  const isPlausible = time <= now.getTime() && now.getTime() - time <= maxPressDelayMs;
  return isPlausible ? new Date(time) : now;
}

/**
 * The history of a tap is monotonic: a press that is allowed, because the tap pours what the user saw, counts no earlier
 * than the latest change of the tap.
 */
export const notBefore = (time: Date, latestChange: Date | null): Date =>
  latestChange !== null && latestChange > time ? latestChange : time;
