/** Delivery addresses in states that are not served. */
import { parseDestination } from './destination';

/** The code of the address's state if it is not served; null if it is, or can't be told from the address. */
export function findOtherState(address: string, servedStates: readonly { code: string }[]): string | null {
  const state = parseDestination(address)?.state ?? null;
  return servedStates.some(({ code }) => code === state) ? null : state;
}
