/** What placeholders in the texts of pages stand for. */
import { hasCityName, joinTaproomNames } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';

type Named = Pick<TaproomSummary, 'name' | 'city' | 'state'>;

/** `in Auburn`, `at Barrel House`. */
export const atTaproom = (taproom: Pick<Named, 'name' | 'city'>) =>
  `${hasCityName(taproom) ? 'in' : 'at'} ${taproom.name}`;

/** `in Auburn or Folsom`, `at Barrel House`. */
export const inTaprooms = (taprooms: readonly Named[]) =>
  `${taprooms.every(hasCityName) ? 'in' : 'at'} ${joinTaproomNames(taprooms, 'or')}`;

/** `in {ourTaprooms}`. */
export function ourTaprooms(taprooms: readonly unknown[]): string {
  if (taprooms.length < 2) return 'our taproom';
  return taprooms.length === 2 ? 'both taprooms' : 'all our taprooms';
}

export const taproomPlaceholders = (taproom: Named) => ({
  taproom: taproom.name,
  city: `${taproom.city}, ${taproom.state}`,
  atTaproom: atTaproom(taproom),
});
