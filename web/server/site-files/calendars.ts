import { toCalendarFeed, toCalendarFile, type CalendarSource } from '@domain/calendar/icalendar';
import type { TapRoom } from '@domain/event/constants';
import type { Event } from '@domain/event/event';
import { selectFeedEvents } from '@domain/calendar/feed-events';
import { feedPaths } from '@domain/calendar/paths';
import { fillContact } from '@domain/location/default-content';
import { reservedEventSlugs } from '@domain/event/slug';
import type { PublicTaproom } from '@domain/location/location';
import type { Settings } from '@domain/settings/settings';
import type { Produced } from '../cache/response-cache';
import type { Dependencies } from '../cache/dependencies';
import { createSiteFileEntry } from './site-file';

/** Calendar subscriptions (decisions.md, "Calendar"). A taproom's feed includes the events of `All`. */
export const feeds = {
  [feedPaths.All]: 'All',
  [feedPaths.Auburn]: 'Auburn',
  [feedPaths.Folsom]: 'Folsom',
} as const satisfies Record<string, TapRoom>;

type Options = { settings: Settings };

export function createCalendars({ settings }: Options) {
  const { publicUrl, brand } = settings;

  async function fetchSource(dependencies: Dependencies): Promise<CalendarSource> {
    const fetchPlace = async (location: 'auburn' | 'folsom', city: string) => {
      const { contact } = await dependencies.fetch<Partial<PublicTaproom>>(`/content/location/${location}/public`);
      return { name: `${brand.name}, ${city}`, address: fillContact(location, contact).address };
    };
    const [auburn, folsom] = await Promise.all([fetchPlace('auburn', 'Auburn'), fetchPlace('folsom', 'Folsom')]);
    return { publicUrl, brandName: brand.name, taprooms: { Auburn: auburn, Folsom: folsom } };
  }

  /** Includes cancelled events, which subscribed calendars must mark as such. */
  const fetchFeed = async (dependencies: Dependencies) =>
    (await dependencies.fetch<{ events: Event[] }>('/events/feed')).events;

  function toProduced(key: string, dependencies: Dependencies, text: string, headers?: string[]): Produced {
    const entry = createSiteFileEntry({
      key,
      contentType: 'text/calendar; charset=utf-8',
      text,
      tags: dependencies.tags(),
      expiresAt: dependencies.expiresAt(),
      headers,
    });
    return { entry, cacheable: !dependencies.isStale() };
  }

  return {
    async createFeed(key: string, tapRoom: TapRoom, dependencies: Dependencies): Promise<Produced> {
      const events = selectFeedEvents(await fetchFeed(dependencies), tapRoom, new Date());
      const name = tapRoom === 'All' ? `${brand.name} Events` : `${brand.name} Events, ${tapRoom}`;
      return toProduced(key, dependencies, toCalendarFeed(events, name, await fetchSource(dependencies)));
    },
    /** Also a cancelled or completed event; undefined if there is none that visitors may see. */
    async findEvent(id: string, dependencies: Dependencies): Promise<Event | undefined> {
      if (!/^[\w-]{1,64}$/.test(id) || reservedEventSlugs.includes(id.toLowerCase())) return undefined;
      const { event } = await dependencies.fetch<{ event?: Event }>(`/events/${id}`);
      return event ?? (await fetchFeed(dependencies)).find(({ _id }) => _id === id);
    },
    async createFile(key: string, event: Event, dependencies: Dependencies): Promise<Produced> {
      const attachment = ['Content-Disposition', `attachment; filename="event-${event._id}.ics"`];
      return toProduced(key, dependencies, toCalendarFile(event, await fetchSource(dependencies)), attachment);
    },
  };
}
