/** Deviations from the weekly hours that affect the rest of today. */
import { findDayHours, findKitchenRanges } from '@domain/taproom/week-hours';
import {
  findBusinessDay,
  findOpenState,
  formatOpenStatus,
  toOpenStatus,
  type OpenState,
  type OpenStatus,
  type TaproomHours,
  formatOpening,
  isOpenAroundTheClock,
} from '@domain/taproom/open-status';
import { listHolidayPrompts, unconfirmedHours, type HolidayPrompt } from '@domain/taproom/holiday-prompts';
import { comingSoonLabel, isNotYetOpen } from '@domain/taproom/label';
import type { TaproomSummary, HoursException } from '@domain/taproom/schema';
import { addDays } from '@domain/time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '@domain/time/time-of-day';
import { todayIn, toZonedDateTime } from '@domain/time/zone';

/** Null once the taproom has closed for the day: the cause is then the `reason` of its state. */
function findSpecialToday(
  taproom: TaproomHours,
  { isOpen, change }: OpenState,
  now: Date,
): { closesEarlyAt: string | null; exception: HoursException | null } | null {
  const { openingHours, timeZone } = taproom;
  if (!isOpen && change?.daysAhead !== 0) return null;
  // Hours that last past midnight belong to the day before.
  const date = isOpen ? findBusinessDay(taproom, now).date : todayIn(timeZone, now);
  const { closesEarly, exception } = findDayHours(openingHours, date);
  return { closesEarlyAt: (closesEarly && openingHours.closesEarly?.closes) || null, exception };
}

// Open status in a few words, for a line that names several taprooms: `until 8`, `opens at 11 AM`.

/** Null if today's hours are unknown. */
export const getShortStatus = (taproom: TaproomHours, now: Date): string | null => {
  const state = findOpenState(taproom, now);
  if (!state) return null;
  const { isOpen, change, reason } = state;
  if (isOpenAroundTheClock(state, now)) return 'open 24 hours';
  if (reason || !change) return (reason ?? 'Closed').replace('Closed', 'closed');
  const early = findSpecialToday(taproom, state, now)?.closesEarlyAt ?? null;
  if (isOpen) return early ? `closes early at ${formatClosing(change.time)}` : `until ${formatClosing(change.time)}`;
  const opening = `opens ${formatOpening(change, formatShortTime(change.time))}`;
  return early ? `${opening}, closes early at ${formatClosing(early)}` : opening;
};

/** A closing time without AM or PM is in the evening. */
const formatClosing = (time: string) => formatShortTime(time).replace(' PM', '');

const namedTimes: Record<string, string> = { '12:00': 'noon', '00:00': 'midnight' };

/** `8 PM`, `8:30 PM`, `noon`. */
const formatShortTime = (time: string) => namedTimes[time] ?? formatTime(time).replace(':00', '');

// The texts of a taproom's open status, the same on the site and in the staff app.

export type TaproomStatus = {
  /** `unknown`: today's hours are free text that can't be parsed. `unconfirmed`: today is a holiday that staff have not answered. */
  kind: 'open' | 'closed' | 'coming-soon' | 'unknown' | 'unconfirmed';
  /**
   * `Open until 8:00 PM`; `Closed · Opens at 11:00 AM`; `Closed today for Thanksgiving` and `Opens tomorrow at 11:00 AM`;
   * `Coming soon`, `Opens spring 2027`; the week's line if today's hours are unknown; `Thanksgiving hours are not confirmed yet:
   * call …`.
   */
  lines: string[];
  /**
   * How the rest of today deviates from the weekly hours: `Closing early today`, `Special hours for Christmas Eve`. Of
   * unconfirmed hours, the usual ones: `Usually open until 8:00 PM`.
   */
  note: string | null;
};

type Taproom = TaproomHours &
  Pick<TaproomSummary, 'isComingSoon' | 'opening' | 'hours'> & { contact: Pick<TaproomSummary['contact'], 'phone'> };

/** The holiday of a day for which staff have not confirmed the hours, nor closed early. */
function findUnconfirmed({ openingHours }: TaproomHours, date: string): HolidayPrompt | null {
  if (openingHours.closesEarly?.date === date) return null;
  return listHolidayPrompts(openingHours, date, 0)[0] ?? null;
}

const findHolidayToday = (taproom: TaproomHours, now: Date) => findUnconfirmed(taproom, todayIn(taproom.timeZone, now));

/** The holiday on whose unconfirmed hours the status depends: on which it is open, or opens next. */
function findUncertainty(taproom: TaproomHours, { isOpen, change }: OpenState, now: Date): HolidayPrompt | null {
  if (isOpen) return findUnconfirmed(taproom, findBusinessDay(taproom, now).date);
  return change && findUnconfirmed(taproom, change.date);
}

const toLowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function getTaproomStatus(taproom: Taproom, now: Date): TaproomStatus {
  if (isNotYetOpen(taproom)) return { kind: 'coming-soon', lines: [comingSoonLabel(taproom)], note: null };
  const state = findOpenState(taproom, now);
  if (!state) return { kind: 'unknown', lines: [taproom.hours.display], note: null };
  const status = toOpenStatus(state, now);
  const uncertain = findUncertainty(taproom, state, now);
  if (uncertain) {
    const unconfirmed = unconfirmedHours(uncertain, taproom.contact.phone);
    const usual = `Usually ${toLowerFirst(status.text)}`;
    if (state.isOpen || state.change?.daysAhead === 0)
      return { kind: 'unconfirmed', lines: [unconfirmed], note: usual };
    return { kind: 'closed', lines: [status.reason ?? 'Closed', unconfirmed], note: usual };
  }
  return {
    kind: state.isOpen ? 'open' : 'closed',
    lines: toLines(status),
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

/** One line: `Open until 6:00 PM · Closing early today`. */
export const formatTaproomStatus = ({ lines, note }: TaproomStatus) => [...lines, note].filter(Boolean).join(' · ');

/** Whether today deviates from the weekly hours. */
export const isSpecialDay = ({ lines, note }: TaproomStatus) => note !== null || lines.length > 1;

/** A part of a line that names several taprooms: `Auburn until 8`, `Folsom coming soon`, `Reno: Call us`. */
export function formatNamedStatus(taproom: Taproom & Pick<TaproomSummary, 'name'>, now: Date): string {
  const { name, hours } = taproom;
  if (isNotYetOpen(taproom)) return `${name} ${toLowerFirst(comingSoonLabel(taproom))}`;
  const status = getShortStatus(taproom, now);
  if (!status) return `${name}: ${hours.display}`;
  const state = findOpenState(taproom, now);
  const uncertain = state && findUncertainty(taproom, state, now);
  if (uncertain) return `${name} usually ${status} (${uncertain.name} hours not confirmed)`;
  const holiday = findHolidayToday(taproom, now);
  return `${name} ${status}${holiday ? ` (${holiday.name} hours not confirmed)` : ''}`;
}

// Whether the kitchen of an open taproom is open: `Kitchen until 8:00 PM`.

/**
 * `Kitchen until 8:00 PM`, `Kitchen opens at 5:00 PM`, `Kitchen closed`; null if the taproom is closed, or its kitchen has no
 * hours of its own.
 */
export function getKitchenStatus(taproom: TaproomHours, now: Date): string | null {
  const { openingHours, timeZone } = taproom;
  if (!openingHours.kitchen || !findOpenState(taproom, now)?.isOpen) return null;
  const { date, time } = toZonedDateTime(timeZone, now);
  const minutes = timeToMinutes(time);
  const describe = (prefix: string, at: number) => `Kitchen ${prefix} ${formatTime(minutesToTime(at))}`;
  const ranges = [-1, 0].flatMap((day) =>
    (findKitchenRanges(openingHours, addDays(date, day)) ?? []).map(({ opens, closes }) => ({
      opens: opens + day * minutesPerDay,
      closes: closes + day * minutesPerDay,
    })),
  );
  const current = ranges.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  if (current) return describe('until', current.closes);
  const next = ranges.find(({ opens }) => opens > minutes);
  return next ? describe('opens at', next.opens) : 'Kitchen closed';
}

/** `Open` alone can be part of a name. */
const toPattern = (phrase: string) => (phrase === 'Open' ? 'Open(?= \\d)' : phrase);

/**
 * `Open until 8:00 PM` in the words of the brewery, and `Auburn is open until 8:00 PM` or `Checked today at 7:12 PM`.
 * `phrases`: the changed ones by the originals, those that begin with another one before it.
 */
export function rewordStatus(text: string, phrases: Readonly<Record<string, string>>): string {
  const originals = Object.keys(phrases);
  if (originals.length === 0) return text;
  return text.replace(
    new RegExp(`\\b(?:${originals.map(toPattern).join('|')})\\b`, 'gi'),
    (found) => phrases[found] ?? phrases[found.charAt(0).toUpperCase() + found.slice(1)]?.toLowerCase() ?? found,
  );
}
