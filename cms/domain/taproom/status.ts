/** The texts of a taproom's open status, the same on the site and in the staff app. */
import { formatTime } from '../time/time-of-day';
import { todayIn } from '../time/zone';
import { listHolidayPrompts, unconfirmedHours, type HolidayPrompt } from './holiday-prompts';
import { comingSoonLabel, isNotYetOpen } from './label';
import {
  findOpenState,
  formatOpenStatus,
  toOpenStatus,
  type OpenState,
  type OpenStatus,
  type TaproomHours,
} from './open-status';
import { getShortStatus } from './short-status';
import { findSpecialToday } from './special-today';
import type { TaproomSummary } from './taproom';

export type TaproomStatus = {
  /** `unknown`: today's hours are free text that can't be parsed. */
  kind: 'open' | 'closed' | 'coming-soon' | 'unknown';
  /**
   * `Open until 8:00 PM`; `Closed · Opens at 11:00 AM`; `Closed today for Thanksgiving` and `Opens tomorrow at 11:00 AM`;
   * `Coming soon`; the week's line if today's hours are unknown.
   */
  lines: string[];
  /**
   * How the rest of today deviates from the weekly hours: `Closing early today`, `Special hours for Christmas Eve`; or that
   * staff have not confirmed them for a holiday.
   */
  note: string | null;
};

type Taproom = TaproomHours &
  Pick<TaproomSummary, 'isComingSoon' | 'hours'> & { contact: Pick<TaproomSummary['contact'], 'phone'> };

/** A holiday today for which staff have not confirmed the hours, nor closed early. */
function findHolidayToday({ openingHours, timeZone }: TaproomHours, now: Date): HolidayPrompt | null {
  const today = todayIn(timeZone, now);
  if (openingHours.closesEarly?.date === today) return null;
  return listHolidayPrompts(openingHours, today, 0)[0] ?? null;
}

export function getTaproomStatus(taproom: Taproom, now: Date): TaproomStatus {
  if (isNotYetOpen(taproom)) return { kind: 'coming-soon', lines: [comingSoonLabel], note: null };
  const state = findOpenState(taproom, now);
  if (!state) return { kind: 'unknown', lines: [taproom.hours.display], note: null };
  return {
    kind: state.isOpen ? 'open' : 'closed',
    lines: toLines(toOpenStatus(state, now)),
    note: findNote(taproom, state, now),
  };
}

const toLines = (status: OpenStatus) =>
  status.reason && status.text !== 'Closed' ? [status.reason, status.text] : [formatOpenStatus(status)];

function findNote(taproom: Taproom, state: OpenState, now: Date): string | null {
  const { closesEarlyAt = null, exception = null } = findSpecialToday(taproom, state, now) ?? {};
  if (closesEarlyAt) {
    return state.isOpen ? 'Closing early today' : `Closes early today, at ${formatTime(closesEarlyAt)}`;
  }
  const holiday = findHolidayToday(taproom, now);
  if (holiday) return unconfirmedHours(holiday, taproom.contact.phone);
  if (!exception) return null;
  return exception.reason ? `Special hours for ${exception.reason}` : 'Special hours today';
}

/** In one line: `Open until 6:00 PM · Closing early today`. */
export const formatTaproomStatus = ({ lines, note }: TaproomStatus) => [...lines, note].filter(Boolean).join(' · ');

/** Whether today deviates from the weekly hours. */
export const isSpecialDay = ({ lines, note }: TaproomStatus) => note !== null || lines.length > 1;

/** In a line that names several taprooms: `Auburn until 8`, `Folsom coming soon`, `Reno: Call us`. */
export function formatNamedStatus(taproom: Taproom & Pick<TaproomSummary, 'name'>, now: Date): string {
  const { name, hours } = taproom;
  if (isNotYetOpen(taproom)) return `${name} ${comingSoonLabel.toLowerCase()}`;
  const status = getShortStatus(taproom, now);
  const holiday = findHolidayToday(taproom, now);
  const unconfirmed = holiday ? ` (${holiday.name} hours not confirmed)` : '';
  return (status ? `${name} ${status}` : `${name}: ${hours.display}`) + unconfirmed;
}
