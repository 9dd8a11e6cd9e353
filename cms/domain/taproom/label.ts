/** How taprooms are named in menus, lists and sentences. */
import { weekdays } from '../location/constants';
import type { TaproomSummary } from './schema';

type Named = Pick<TaproomSummary, 'name' | 'city' | 'state'>;

/** Named after its city: `in Auburn`, else `at the Barrel House`. */
export const hasCityName = ({ name, city }: Pick<Named, 'name' | 'city'>) => name.toLowerCase() === city.toLowerCase();

/** `Auburn, CA` for a taproom that is named after its city; else its own name. */
export const taproomLabel = (taproom: Named) =>
  hasCityName(taproom) ? `${taproom.city}, ${taproom.state}` : taproom.name;

type Announced = Pick<TaproomSummary, 'isComingSoon' | 'opening' | 'openingHours'>;

const hasHours = ({ openingHours: { regular, texts } }: Pick<TaproomSummary, 'openingHours'>) =>
  weekdays.some((weekday) => regular[weekday].length > 0 || texts[weekday]);

/** Announced, and opens later or has no opening hours: visitors can't come yet. */
export const isNotYetOpen = (taproom: Announced) =>
  taproom.isComingSoon && (taproom.opening !== null || !hasHours(taproom));

/** What is announced has hours once staff have entered them. */
export const showsHours = (taproom: Announced) => !taproom.isComingSoon || hasHours(taproom);

/** The status of a taproom that is not yet open: `Opens spring 2027`. */
export const comingSoonLabel = ({ opening }: Pick<TaproomSummary, 'opening'>) =>
  opening === null ? 'Coming soon' : `Opens ${opening}`;

/** The label in menus: `Roseville, CA (Coming Soon)`. */
export const taproomMenuLabel = (taproom: Named & Announced) =>
  isNotYetOpen(taproom) ? `${taproomLabel(taproom)} (Coming Soon)` : taproomLabel(taproom);

/** The label of `All` in filters and events: the only taproom, `Both taprooms` or `All taprooms`. */
export const allTaproomsLabel = (taprooms: readonly Named[]) => {
  const [first] = taprooms;
  if (taprooms.length === 1 && first) return taproomLabel(first);
  return taprooms.length === 2 ? 'Both taprooms' : 'All taprooms';
};

/** The label of an event's `tapRoom`. A hidden taproom is not among `taprooms`: its label is its name. */
export const eventTaproomLabel = (tapRoom: string, taprooms: readonly Named[]) => {
  if (tapRoom === 'All') return allTaproomsLabel(taprooms);
  const taproom = taprooms.find(({ name }) => name === tapRoom);
  return taproom ? taproomLabel(taproom) : tapRoom;
};

/** `Auburn`, `Auburn or Folsom`, `Auburn, Folsom or Roseville`. */
export const joinTaproomNames = (taprooms: readonly Pick<Named, 'name'>[], conjunction: 'and' | 'or') => {
  const names = taprooms.map(({ name }) => name);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}` : (names[0] ?? '');
};

/** In the header, this path stands for the menu of the taprooms; elsewhere for the page of the first one. */
export const taproomsPath = '/taproom';
