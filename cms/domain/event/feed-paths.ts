import type { TapRoom } from './event';

/** Paths of the subscription feeds (decisions.md, "Calendar"); a taproom's feed includes the events of `All`. */
export const feedPaths = {
  All: '/events.ics',
  Auburn: '/events/auburn.ics',
  Folsom: '/events/folsom.ics',
} as const satisfies Record<TapRoom, string>;
