/** Which events the panel's home shows: published, not over by the clock in Auburn, the next one first. */
import { formatEventDate, formatEventTime } from '../../../../cms/domain/event/display';
import type { Event } from '../../../../cms/domain/event/event';
import { hasEnded } from '../../../../cms/domain/event/schedule';
import { pacificToday } from '../../../../cms/domain/time/pacific';
import { addDays } from '../../../../cms/domain/time/plain-date';

/** An event as the content manager answers it: times are `HH:MM:SS.sss`. */
export type PanelEvent = Pick<Event, 'title' | 'tapRoom' | 'startDate' | 'endDate' | 'startTime' | 'endTime'> & {
  documentId: string;
};

export const shown = 5;

/** The content manager's own query: what may still go on, sorted. An event can end in the night after its last day. */
export const upcomingEventsPath = (now: Date) => {
  const yesterday = addDays(pacificToday(now), -1);
  const query = new URLSearchParams({
    page: '1',
    pageSize: '30',
    sort: 'startDate:ASC',
    'filters[$and][0][status][$eq]': 'published',
    'filters[$and][1][$or][0][startDate][$gte]': yesterday,
    'filters[$and][1][$or][1][endDate][$gte]': yesterday,
  });
  return `/content-manager/collection-types/api::event.event?${query}`;
};

export const when = (event: PanelEvent, now: Date) =>
  [formatEventDate(event, now), formatEventTime(event)].filter(Boolean).join(', ');

export function nextEvents(events: PanelEvent[], now: Date): PanelEvent[] {
  return events
    .map((event) => ({ ...event, startTime: minutes(event.startTime), endTime: minutes(event.endTime) }))
    .filter((event) => !hasEnded(event, now))
    .sort((left, right) => order(left).localeCompare(order(right)))
    .slice(0, shown);
}

const minutes = (time: string | null) => time?.slice(0, 5) ?? null;
const order = ({ startDate, startTime, title }: PanelEvent) => `${startDate} ${startTime ?? '00:00'} ${title}`;
