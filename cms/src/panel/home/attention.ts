/** What needs the attention of a panel user, each with a link to its list or record. */
import type { UID } from '@strapi/strapi';
import type { AttentionEntry } from '#domain/panel/home';
import { findSavedView, withoutAltText } from '#domain/panel/saved-views';
import { listHolidayPrompts } from '#domain/taproom/holiday-prompts';
import { listSpecialHours } from '#domain/taproom/hours-rows';
import type { TaproomSummary } from '#domain/taproom/taproom';
import { weekdays } from '#domain/location/constants';
import { addDays } from '#domain/time/plain-date';
import { formatDateRange } from '#domain/time/format';
import { todayIn } from '#domain/time/zone';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { taproomUid } from '#lib/taproom/document';
import { fetchTaproomSummaries } from '#lib/taproom/queries';
import { beerUid } from '../../api/beer/document';
import { eventUid } from '../../api/event/document';
import { pouringUid } from '../../api/tap/document';
import type { Reader } from './reader';
import { checkTapLists } from './tap-lists';

const fileUid = 'plugin::upload.file';

/** Exceptions of the hours are announced this early. */
const exceptionDays = 14;

const shownHolidays = 3;

/** `#` in `many` is the number. */
type Counted = { uid: string; view: string; one: string; many: string };

/** Saved views that should be empty. */
const countedViews: readonly Counted[] = [
  {
    uid: 'api::outgoing-mail.outgoing-mail',
    view: 'failed',
    one: '1 email could not be sent',
    many: '# emails could not be sent',
  },
  {
    uid: eventUid,
    view: 'no-time',
    one: '1 upcoming event has no start time',
    many: '# upcoming events have no start time',
  },
  { uid: beerUid, view: 'no-photo', one: '1 beer has no photo', many: '# beers have no photo' },
];

const toText = (count: number, { one, many }: Pick<Counted, 'one' | 'many'>) =>
  count === 1 ? one : many.replace('#', count.toLocaleString('en-US'));

async function checkView(counted: Counted, today: string): Promise<AttentionEntry[]> {
  const { uid, view } = counted;
  const where = findSavedView(uid, view)?.filters(today) ?? {};
  const count = await strapi.db.query(uid as UID.ContentType).count({ where });
  return count === 0 ? [] : [{ key: `${uid} ${view}`, text: toText(count, counted), target: { uid, view } }];
}

async function checkAltTexts(): Promise<AttentionEntry[]> {
  const count = await strapi.db.query(fileUid).count({ where: withoutAltText });
  const texts = { one: '1 image has no alternative text', many: '# images have no alternative text' };
  return count === 0 ? [] : [{ key: 'alt-text', text: toText(count, texts), target: 'media-without-alt-text' }];
}

const hasHours = ({ openingHours }: TaproomSummary) =>
  weekdays.some((day) => openingHours.regular[day].length > 0 || openingHours.texts[day]);

function checkTaproom(taproom: TaproomSummary, now: Date): AttentionEntry[] {
  const { _id: id, name, openingHours, timeZone, isComingSoon } = taproom;
  const today = todayIn(timeZone, now);
  const target = { uid: taproomUid, id };
  const toEntry = (key: string, text: string): AttentionEntry => ({ key: `${id} ${key}`, text, target });
  if (!hasHours(taproom)) return isComingSoon ? [] : [toEntry('hours', `${name} has no opening hours`)];
  return [
    ...listHolidayPrompts(openingHours, today)
      .slice(0, shownHolidays)
      .map((holiday) => toEntry(holiday.date, `${name}: is it open on ${holiday.name}, ${holiday.label}?`)),
    ...listSpecialHours(openingHours, today)
      .filter(({ from }) => from <= addDays(today, exceptionDays))
      .map(({ from, to, text, reason }) =>
        toEntry(`${from} ${to}`, `${name}: ${[reason, formatDateRange(from, to)].filter(Boolean).join(', ')}: ${text}`),
      ),
  ];
}

async function checkTaprooms(now: Date): Promise<AttentionEntry[]> {
  return (await fetchTaproomSummaries(now)).flatMap((taproom) => checkTaproom(taproom, now));
}

export async function fetchAttentionSection(now: Date, canRead: Reader): Promise<AttentionEntry[]> {
  const today = todayIn(await fetchTimeZone(), now);
  const checks = [
    ...countedViews.filter(({ uid }) => canRead(uid)).map((counted) => checkView(counted, today)),
    ...(canRead(fileUid) ? [checkAltTexts()] : []),
    ...(canRead(pouringUid) ? [checkTapLists(now)] : []),
    ...(canRead(taproomUid) ? [checkTaprooms(now)] : []),
  ];
  return (await Promise.all(checks)).flat();
}
