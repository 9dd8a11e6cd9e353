/** What needs the attention of a panel user, each with where to do it. */
import type { UID } from '@strapi/strapi';
import { stringify } from 'qs';
import { weekdays } from '#domain/location/constants';
import type { AttentionEntry } from '#domain/panel/home';
import { isStaleTapList, getLastConfirmedAt } from '#domain/tap/freshness';
import { listHolidayPrompts } from '#domain/taproom/holiday-prompts';
import { listSpecialHours } from '#domain/taproom/hours-rows';
import type { TaproomSummary } from '#domain/taproom/taproom';
import { formatAge } from '#domain/time/age';
import { formatDateRange } from '#domain/time/format';
import { addDays } from '#domain/time/plain-date';
import { todayIn } from '#domain/time/zone';
import { settings } from '#lib/settings';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { taproomUid } from '#lib/taproom/document';
import { fetchTaproomSummaries } from '#lib/taproom/queries';
import { beerUid } from '../../api/beer/document';
import { eventUid } from '../../api/event/document';
import { pouringUid } from '../../api/tap/document';
import { findListedTaprooms, findTapList, type ListedTaproom } from '../../api/tap/queries';

/** Tap lists that staff have not checked for longer than their taproom allows. */

const barModePath = '/bar/';

async function checkTapList(taproom: ListedTaproom, now: Date): Promise<AttentionEntry[]> {
  const { documentId, name, slug, tapListMaxAgeHours } = taproom;
  const list = await findTapList(slug, now);
  const confirmedAt = getLastConfirmedAt(list);
  if (list.on.length === 0 || confirmedAt === null || !isStaleTapList(list, tapListMaxAgeHours, now)) return [];
  const verb = list.checkedAt === null ? 'changed' : 'checked';
  const text = `${name}’s tap list was last ${verb} ${formatAge(confirmedAt, now)} ago`;
  return [{ key: `${documentId} tap-list`, text, to: `${settings().publicUrl}${barModePath}` }];
}

async function checkTapLists(now: Date): Promise<AttentionEntry[]> {
  const taprooms = await findListedTaprooms({ isActive: true });
  return (await Promise.all(taprooms.map((taproom) => checkTapList(taproom, now)))).flat();
}

/** Whether the signed-in panel user may read the records of a type. */
type Reader = (uid: string) => boolean;

const fileUid = 'plugin::upload.file';

/** Exceptions of the hours are announced this early. */
const exceptionDays = 14;

const shownHolidays = 3;

const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Records that should not be, in the syntax of Strapi's filters. `#` in `many` is their number. */
type Check = { uid: string; key: string; filters: (today: string) => object; one: string; many: string };

const checks: readonly Check[] = [
  {
    uid: 'api::outgoing-mail.outgoing-mail',
    key: 'failed-mails',
    filters: () => ({ $and: [{ state: { $eq: 'failed' } }] }),
    one: '1 email could not be sent',
    many: '# emails could not be sent',
  },
  {
    uid: eventUid,
    key: 'events-without-time',
    // Events of several days are not over until their last one.
    filters: (today) => ({
      $and: [{ startTime: { $null: true } }],
      $or: [{ startDate: { $gte: today } }, { endDate: { $gte: today } }],
    }),
    one: '1 upcoming event has no start time',
    many: '# upcoming events have no start time',
  },
  {
    uid: beerUid,
    key: 'beers-without-photo',
    filters: () => ({ $and: [{ isActive: { $eq: true } }, { images: { id: { $null: true } } }] }),
    one: '1 beer has no photo',
    many: '# beers have no photo',
  },
  {
    uid: fileUid,
    key: 'alt-text',
    filters: () => ({ $and: [{ mime: { $contains: 'image' } }, { alternativeText: { $null: true } }] }),
    one: '1 image has no alternative text',
    many: '# images have no alternative text',
  },
];

const toText = (count: number, { one, many }: Check) =>
  count === 1 ? one : many.replace('#', count.toLocaleString('en-US'));

/** The entry leads to the list of these records. */
async function runCheck(check: Check, today: string): Promise<AttentionEntry[]> {
  const { uid, key } = check;
  const filters = check.filters(today);
  const count = await strapi.db.query(uid as UID.ContentType).count({ where: filters });
  if (count === 0) return [];
  const query = stringify({ page: 1, filters }, { addQueryPrefix: true });
  const list = uid === fileUid ? '/plugins/upload' : listPath(uid);
  return [{ key, text: toText(count, check), to: list + query }];
}

const hasHours = ({ openingHours }: TaproomSummary) =>
  weekdays.some((day) => openingHours.regular[day].length > 0 || openingHours.texts[day]);

function checkTaproom(taproom: TaproomSummary, now: Date): AttentionEntry[] {
  const { _id: id, name, openingHours, timeZone, isComingSoon } = taproom;
  const today = todayIn(timeZone, now);
  const path = `${listPath(taproomUid)}/${id}`;
  const toEntry = (key: string, text: string): AttentionEntry => ({ key: `${id} ${key}`, text, to: path });
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

export async function findAttention(now: Date, canRead: Reader): Promise<AttentionEntry[]> {
  const today = todayIn(await fetchTimeZone(), now);
  const entries = [
    ...checks.filter(({ uid }) => canRead(uid)).map((check) => runCheck(check, today)),
    ...(canRead(pouringUid) ? [checkTapLists(now)] : []),
    ...(canRead(taproomUid) ? [checkTaprooms(now)] : []),
  ];
  return (await Promise.all(entries)).flat();
}
