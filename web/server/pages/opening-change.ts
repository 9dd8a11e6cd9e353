import { fillHours } from '@domain/location/default-content';
import type { PublicTaproom } from '@domain/location/location';
import { getOpenStatus } from '@domain/location/open-status';
import { parseBody, type Dependencies } from '../cache/dependencies';

const taprooms = ['auburn', 'folsom'] as const;

/**
 * When one of the taprooms that a page was rendered from opens or closes next after `now`, in epoch milliseconds, because
 * pages show whether they are open; Infinity if never.
 */
export function nextOpeningChange(dependencies: Dependencies, now: number): number {
  const changes = taprooms.map((taproom) => {
    const response = dependencies.get(`/content/location/${taproom}/public`);
    if (!response) return Infinity;
    // Pages show the default hours if the request failed.
    const stored = response.status === 200 ? (parseBody(response) as PublicTaproom).hours : null;
    const changesAt = getOpenStatus(fillHours(taproom, stored), new Date(now))?.changesAt?.getTime() ?? Infinity;
    // In the hour that repeats when daylight time ends, it can be an hour ago.
    return changesAt > now ? changesAt : Infinity;
  });
  return Math.min(...changes);
}
