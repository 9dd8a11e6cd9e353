/** The number of days of the week on which a taproom opens, for the footer. */
import { weekdays, type Weekday } from '@domain/location/constants';
import { findUnconfirmedHoliday, unconfirmedHours } from '@domain/taproom/holiday-prompts';
import { comingSoonLabel, isNotYetOpen } from '@domain/taproom/label';
import type { OpeningHours, TaproomSummary } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';

/** A day with a text alone is open, unless the text says otherwise. */
const isOpen = ({ regular, texts }: OpeningHours, weekday: Weekday) =>
  regular[weekday].length > 0 || Boolean(texts[weekday] && !/^closed/i.test(texts[weekday]));

/** `Open 7 days a week`; `Visit us` before the hours are entered. */
export const openDaysLabel = (hours: OpeningHours) => {
  const count = weekdays.filter((weekday) => isOpen(hours, weekday)).length;
  return count === 0 ? 'Visit us' : `Open ${count} ${count === 1 ? 'day' : 'days'} a week`;
};

type Taproom = Pick<TaproomSummary, 'openingHours' | 'isComingSoon' | 'opening' | 'hours' | 'timeZone'> & {
  contact: Pick<TaproomSummary['contact'], 'phone'>;
};

/** The heading and the text of a taproom's week in the footer. */
export function describeWeek(
  taproom: Taproom,
  now: Date,
): { heading: string; text: string | null; isUnconfirmed: boolean } {
  const { openingHours, hours, timeZone, contact } = taproom;
  if (isNotYetOpen(taproom)) return { heading: comingSoonLabel(taproom), text: null, isUnconfirmed: false };
  const holiday = findUnconfirmedHoliday(openingHours, todayIn(timeZone, now));
  return {
    heading: holiday ? unconfirmedHours(holiday, contact.phone) : openDaysLabel(openingHours),
    text: hours.display,
    isUnconfirmed: holiday !== null,
  };
}
