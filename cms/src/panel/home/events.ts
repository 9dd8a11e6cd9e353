/** Tonight's events with the taprooms' hours, and the next ones. */
import { everyTaproom } from '#domain/event/constants';
import { formatEventDate, formatEventTime } from '#domain/event/display';
import type { HomeEvent, HomeSections, HomeTaproom } from '#domain/panel/home';
import type { TonightEvent } from '#domain/stats/tonight';
import { formatTaproomStatus, getTaproomStatus } from '#domain/taproom/status';
import { todayIn } from '#domain/time/zone';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { required, toClockTime } from '#lib/stored-values';
import { taproomUid } from '#lib/taproom/document';
import { fetchTaproomSummaries } from '#lib/taproom/queries';
import { eventUid } from '../../api/event/document';
import { findTonightEvents } from '../../api/stats/tonight';
import type { Reader } from './reader';

const upcomingCount = 8;

type UpcomingRow = Pick<TonightEvent, 'title' | 'isPublic' | 'startDate' | 'endDate' | 'startTime' | 'endTime'> & {
  documentId: string;
  taproom: { name: string } | null;
};

async function findTaprooms(now: Date): Promise<HomeTaproom[]> {
  const taprooms = await fetchTaproomSummaries(now);
  return taprooms.map((taproom) => {
    const status = getTaproomStatus(taproom, now);
    return { id: taproom._id, name: taproom.name, kind: status.kind, status: formatTaproomStatus(status) };
  });
}

const toTonight = (event: TonightEvent): HomeEvent => ({
  id: event._id,
  title: event.title,
  status: event.status,
  isPublic: event.isPublic,
  taproom: event.tapRoom === everyTaproom ? null : event.tapRoom,
  when: formatEventTime(event),
});

const toUpcoming = (row: UpcomingRow, today: string): HomeEvent => {
  const event = { ...row, startTime: toClockTime(row.startTime), endTime: toClockTime(row.endTime) };
  return {
    id: row.documentId,
    title: required(row.title),
    status: 'published',
    isPublic: row.isPublic ?? true,
    taproom: row.taproom?.name ?? null,
    when: [formatEventDate(event, today), formatEventTime(event)].filter(Boolean).join(', '),
  };
};

/** Published ones that begin after today, earliest first. */
async function findUpcoming(today: string, now: Date, shown: readonly HomeEvent[]): Promise<HomeEvent[]> {
  const rows: UpcomingRow[] = await strapi.db.query(eventUid).findMany({
    select: ['documentId', 'title', 'isPublic', 'startDate', 'endDate', 'startTime', 'endTime'],
    where: {
      eventStatus: 'published',
      startsAt: { $gt: now.toISOString() },
      documentId: { $notIn: shown.map(({ id }) => id) },
    },
    orderBy: [{ sortStart: 'asc' }, { id: 'asc' }],
    limit: upcomingCount,
    populate: { taproom: { select: ['name'] } },
  });
  return rows.map((row) => toUpcoming(row, today));
}

export async function fetchEventsSection(now: Date, canRead: Reader): Promise<HomeSections['events']> {
  const date = todayIn(await fetchTimeZone(), now);
  const tonight = (await findTonightEvents(date, now)).map(toTonight);
  const [upcoming, taprooms] = await Promise.all([
    findUpcoming(date, now, tonight),
    canRead(taproomUid) ? findTaprooms(now) : null,
  ]);
  return { date, taprooms, tonight, upcoming };
}
