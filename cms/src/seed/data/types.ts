import type { Award, Beer } from '#domain/beer/schema';
import type { Event } from '#domain/event/schema';

/** `file` is in `src/seed/images`. */
export type SeedImage = { file: string; alt: string };

export const seedImage = (file: string, alt: string): SeedImage => ({ file, alt });

type BeerText =
  | 'style'
  | 'description'
  | 'longDescription'
  | 'originalGravity'
  | 'color'
  | 'hops'
  | 'malts'
  | 'brewingNotes'
  | 'foodPairings'
  | 'servingTemperature';

export type SeedBeer = Pick<Beer, 'name' | 'abv' | 'ibu' | 'sizes' | 'tags' | BeerText> &
  Partial<Pick<Beer, 'isAvailable' | 'isActive' | 'isFeatured'>> & {
    retailPrice: number;
    wholesalePrice: number;
    images: SeedImage[];
    awards: Award[];
  };

/** Monday is 1, Sunday is 7, as in ISO 8601. */
type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A weekday relative to today: week 0 is the seven days from tomorrow on, week -1 the seven days before today. */
export type RelativeDay = { weekday: IsoWeekday; week: number };

/** Published, and at its taproom, unless it says otherwise. */
export type SeedEvent = Pick<Event, 'title' | 'description' | 'category' | 'tapRoom'> & {
  day: RelativeDay;
  /** Days after the first one; 0 by default. */
  extraDays?: number;
  time: [start: string, end: string] | null;
  image: SeedImage | null;
} & Partial<
    Pick<
      Event,
      | 'status'
      | 'location'
      | 'maxAttendees'
      | 'currentAttendees'
      | 'ticketPrice'
      | 'ticketUrl'
      | 'organizer'
      | 'tags'
      | 'isPublic'
      | 'isFeatured'
    > & { socialLinks: Event['socialLinks'] }
  >;
