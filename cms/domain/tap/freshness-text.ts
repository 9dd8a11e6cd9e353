/** How fresh a tap list is, as visitors read it. */
import { formatAge } from '../time/age';
import type { TapList } from './tap-list';
import { formatDayOf, formatMomentAgo } from './time-ago';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Listed = Pick<TapList, 'checkedAt' | 'changedAt'> & { taproom: Pick<TapList['taproom'], 'timeZone'> };

/** A list that was never checked is as fresh as its latest change. */
function getLatest({ checkedAt, changedAt }: Listed): { verb: 'checked' | 'updated'; instant: string } | null {
  if (checkedAt) return { verb: 'checked', instant: checkedAt };
  return changedAt ? { verb: 'updated', instant: changedAt } : null;
}

const isOverADayOld = (instant: string, now: Date) => now.getTime() - Date.parse(instant) >= dayMs;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `Checked today at 7:12 PM`, after a day `Last checked Tuesday`; null for a list in which nothing ever happened. Stays
 * correct until `findFreshnessChange`.
 */
export function formatFreshness(list: Listed, now: Date): string | null {
  const latest = getLatest(list);
  if (!latest) return null;
  const { verb, instant } = latest;
  const { timeZone } = list.taproom;
  return isOverADayOld(instant, now)
    ? `Last ${verb} ${formatDayOf(instant, timeZone, now)}`
    : `${capitalize(verb)} ${formatMomentAgo(instant, timeZone, now)}`;
}

/** `Checked 4 minutes ago`, which is correct for a minute only; after a day as above. */
export function formatFreshnessAge(list: Listed, now: Date): string | null {
  const latest = getLatest(list);
  if (!latest || isOverADayOld(latest.instant, now)) return formatFreshness(list, now);
  const age = now.getTime() - Date.parse(latest.instant);
  return `${capitalize(latest.verb)} ${age < minuteMs ? 'just now' : `${formatAge(latest.instant, now)} ago`}`;
}

/** When `Last checked` replaces the time, in epoch milliseconds; Infinity if it already has. Days also change at midnight. */
export function findFreshnessChange(list: Listed, now: Date): number {
  const latest = getLatest(list);
  const change = latest ? Date.parse(latest.instant) + dayMs : Infinity;
  return change > now.getTime() ? change : Infinity;
}
