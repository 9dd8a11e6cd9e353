import { findFreshnessChange } from '@domain/tap/freshness-text';
import type { TapList } from '@domain/tap/tap-list';
import { endOfDayIn, todayIn } from '@domain/time/zone';
import { parseBody, type Dependencies } from '../cache/dependencies';

/**
 * When what a page says about its tap lists changes next after `now`, in epoch milliseconds: a list is a day old, or another
 * day begins for `since Tuesday`; Infinity without lists.
 */
export function nextTapListChange(dependencies: Dependencies, now: number): number {
  const instant = new Date(now);
  const changes = getTapLists(dependencies).flatMap((list) => {
    const { timeZone } = list.taproom;
    return [findFreshnessChange(list, instant), endOfDayIn(timeZone, todayIn(timeZone, instant)).getTime()];
  });
  return Math.min(Infinity, ...changes);
}

function getTapLists(dependencies: Dependencies): TapList[] {
  return dependencies
    .paths()
    .filter((path) => /^\/taps(\/|$)/.test(path))
    .flatMap((path) => {
      const response = dependencies.get(path);
      if (response?.status !== 200) return [];
      const { taprooms, tapList } = parseBody(response) as { taprooms?: TapList[]; tapList?: TapList };
      return taprooms ?? (tapList ? [tapList] : []);
    });
}
