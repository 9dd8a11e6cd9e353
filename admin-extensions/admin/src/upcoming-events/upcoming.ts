/** The events of the widget on the panel's home page: published and not ended (Pacific time), earliest first. */
import { formatEventDate, formatEventTime } from '../../../../cms/domain/event/display';
import type { Event } from '../../../../cms/domain/event/event';
import { hasEnded } from '../../../../cms/domain/event/schedule';
import { pacificToday } from '../../../../cms/domain/time/pacific';
import { addDays } from '../../../../cms/domain/time/plain-date';
import { toQueryString } from '../../../../web/api/query-string';

/** An event as the content manager returns it: times are `HH:MM:SS.sss`, and no taproom means all of them. */
export type PanelEvent = Pick<Event, 'title' | 'startDate' | 'endDate' | 'startTime' | 'endTime'> & {
  documentId: string;
  taproom: { name: string } | null;
};

export const maxEvents = 5;

/** The content manager's path for events that may be ongoing: an event can end in the night after its last day. */
export const upcomingEventsPath = (now: Date) => {
  const yesterday = addDays(pacificToday(now), -1);
  const query = toQueryString({
    page: 1,
    pageSize: 30,
    sort: 'startDate:ASC',
    filters: {
      $and: [
        { eventStatus: { $eq: 'published' } },
        { $or: [{ startDate: { $gte: yesterday } }, { endDate: { $gte: yesterday } }] },
      ],
    },
  });
  return `/content-manager/collection-types/api::event.event${query}`;
};

export const formatTaproom = ({ taproom }: PanelEvent) => taproom?.name ?? 'All taprooms';

export const formatSchedule = (event: PanelEvent, now: Date) =>
  [formatEventDate(event, pacificToday(now)), formatEventTime(event)].filter(Boolean).join(', ');

export function selectUpcoming(events: PanelEvent[], now: Date): PanelEvent[] {
  return events
    .map((event) => ({ ...event, startTime: trimSeconds(event.startTime), endTime: trimSeconds(event.endTime) }))
    .filter((event) => !hasEnded(event, now))
    .sort((left, right) => sortKey(left).localeCompare(sortKey(right)))
    .slice(0, maxEvents);
}

const trimSeconds = (time: string | null) => time?.slice(0, 5) ?? null;
const sortKey = ({ startDate, startTime, title }: PanelEvent) => `${startDate} ${startTime ?? '00:00'} ${title}`;
