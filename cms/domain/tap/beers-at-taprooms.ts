/** Where the brewery's beers pour, from the lists of all taprooms. */
import type { TapList } from './tap-list';

export type BeerAtTaproom = {
  /** The slug of the taproom. */
  taproom: string;
  name: string;
  timeZone: string;
  /** False: it is on deck there. */
  isOn: boolean;
  isAlmostGone: boolean;
  /** Of the keg that is on for longest. */
  tappedAt: string | null;
};

/** By the beer's slug; where it pours comes first. */
export type BeersAtTaprooms = Readonly<Record<string, readonly BeerAtTaproom[]>>;

/** Each taproom once: a beer that pours is not on deck there too. */
export function findBeersAtTaprooms(lists: readonly TapList[]): BeersAtTaprooms {
  const beers: Record<string, BeerAtTaproom[]> = {};
  for (const list of lists) for (const slug of listSlugs(list)) (beers[slug] ??= []).push(findBeer(slug, list));
  for (const taprooms of Object.values(beers)) taprooms.sort((left, right) => Number(right.isOn) - Number(left.isOn));
  return beers;
}

const listSlugs = ({ on, onDeck }: TapList) =>
  new Set([...on, ...onDeck].flatMap(({ drink }) => (drink.slug && !drink.isGuest ? [drink.slug] : [])));

function findBeer(slug: string, { taproom: { slug: taproom, name, timeZone }, on }: TapList): BeerAtTaproom {
  const kegs = on.filter(({ drink }) => drink.slug === slug);
  const [tappedAt = null] = kegs.flatMap((keg) => keg.tappedAt ?? []).sort();
  const isOn = kegs.length > 0;
  return { taproom, name, timeZone, isOn, isAlmostGone: isOn && kegs.every(({ level }) => level === 'low'), tappedAt };
}

/** `On tap: Auburn`, `On tap: 3 taprooms`, `On tap now` if it pours at all of them; null if it pours nowhere. */
export function formatOnTap(taprooms: readonly BeerAtTaproom[], taproomCount: number): string | null {
  const pouring = taprooms.filter(({ isOn }) => isOn);
  if (pouring.length === 0) return null;
  if (pouring.length >= taproomCount) return 'On tap now';
  return `On tap: ${pouring.length > maxNamed ? `${pouring.length} taprooms` : pouring.map(({ name }) => name).join(', ')}`;
}

const maxNamed = 2;
