/** Delivery addresses in states that are not served. */
import { getStateName } from '../distributor/us-states';
import { parseDestination } from './destination';

/** The code of the address's state if it is not served; null if it is, or can't be told from the address. */
export function findOtherState(address: string, servedStates: readonly { code: string }[]): string | null {
  const state = parseDestination(address)?.state ?? null;
  return servedStates.some(({ code }) => code === state) ? null : state;
}

export const otherStateText = (code: string) => `We don’t ship to ${getStateName(code) ?? code} yet.`;

/** What follows a request, after its message of success and in its confirmation. */
export const shippingRequestTexts = (otherState: string | null): string[] => [
  'Your request is not an order yet: you pay nothing until you have agreed to what we write back.',
  ...(otherState ? [`${otherStateText(otherState)} We’ll tell you what we can do.`] : []),
];
