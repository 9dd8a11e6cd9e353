import { selectFeedEvents, toCalendarFeed, toCalendarFile, type CalendarSource } from '../../domain/icalendar';
import type { Event } from '@domain/event/schema';
import type { TaproomPlace } from '../../domain/event';
import { reservedEventSlugs } from '@domain/event/slug';
import type { PublicTaproom } from '@domain/location/schema';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import type { Dependencies } from '../cache/response-cache';
import { fileHeaders } from '../security-headers';
import type { SiteFile } from './site-file';

type Options = {
  settings: Settings;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
};

const contentType = 'text/calendar; charset=utf-8';

/** Calendar subscriptions and files. */
export function createCalendars({ settings: { publicUrl }, loadSite }: Options) {
  async function fetchSource(dependencies: Dependencies): Promise<CalendarSource> {
    const { settings, taprooms } = await loadSite(dependencies);
    const fetchPlace = async ({ slug, name, contact }: TaproomSummary): Promise<TaproomPlace> => {
      const current = await dependencies.fetch<Partial<PublicTaproom>>(`/content/location/${slug}/public`);
      const { address = null } = current.contact ?? contact;
      return { taproom: name, name: `${settings.name}, ${name}`, address };
    };
    const places = await Promise.all(taprooms.map(fetchPlace));
    const timeZones = { taprooms, timeZone: settings.timeZone };
    return { publicUrl, brandName: settings.name, taprooms: places, timeZones };
  }

  /** Includes cancelled events, which subscribed calendars must mark as such. */
  const fetchFeed = async (dependencies: Dependencies) =>
    (await dependencies.fetch<{ events: Event[] }>('/events/feed')).events;

  return {
    /** `tapRoom` is a taproom's name, whose feed includes the events of `All`, or `All`. */
    async createFeed(tapRoom: string, dependencies: Dependencies): Promise<SiteFile> {
      const events = selectFeedEvents(await fetchFeed(dependencies), tapRoom, new Date());
      const source = await fetchSource(dependencies);
      const name = tapRoom === 'All' ? `${source.brandName} Events` : `${source.brandName} Events, ${tapRoom}`;
      return { contentType, body: toCalendarFeed(events, name, source) };
    },
    /** The taproom of a feed. */
    findTaproom: async (slug: string, dependencies: Dependencies) =>
      (await loadSite(dependencies)).taprooms.find((taproom) => taproom.slug === slug.toLowerCase()),
    /** Includes cancelled and completed events; undefined if there is none that visitors may see. */
    async findEvent(id: string, dependencies: Dependencies): Promise<Event | undefined> {
      if (!/^[\w-]{1,64}$/.test(id) || reservedEventSlugs.includes(id.toLowerCase())) return undefined;
      const { event } = await dependencies.fetch<{ event?: Event }>(`/events/${id}`);
      return event ?? (await fetchFeed(dependencies)).find(({ _id }) => _id === id);
    },
    async createFile(event: Event, dependencies: Dependencies): Promise<SiteFile> {
      const headers = { ...fileHeaders, 'Content-Disposition': `attachment; filename="${event.slug}.ics"` };
      return { contentType, body: toCalendarFile(event, await fetchSource(dependencies)), headers };
    },
  };
}
