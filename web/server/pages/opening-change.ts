import { getOpenStatus } from '@domain/location/open-status';
import type { Hours, PublicTaproom } from '@domain/location/location';
import { parseBody, type Dependencies } from '../cache/dependencies';

/** For days without text. */
const noHours: Hours = {
  monday: '',
  tuesday: '',
  wednesday: '',
  thursday: '',
  friday: '',
  saturday: '',
  sunday: '',
  display: '',
};

const taproomPath = /^\/content\/location\/[^/]+\/public$/;

/**
 * When one of the taprooms that a page was rendered from opens or closes next after `now`, in epoch milliseconds, because
 * pages show whether they are open; Infinity if never.
 */
export function nextOpeningChange(dependencies: Dependencies, now: number): number {
  const changes = dependencies
    .paths()
    .filter((path) => taproomPath.test(path))
    .map((path) => {
      const response = dependencies.get(path);
      if (response?.status !== 200) return Infinity;
      const { hours } = parseBody(response) as PublicTaproom;
      const changesAt = getOpenStatus({ ...noHours, ...hours }, new Date(now))?.changesAt?.getTime() ?? Infinity;
      // In the hour that repeats when daylight time ends, it can be an hour ago.
      return changesAt > now ? changesAt : Infinity;
    });
  return Math.min(Infinity, ...changes);
}
