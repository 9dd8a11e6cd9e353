import { formatOnTap } from '@domain/tap/pouring-places';
import { usePouringPlaces } from './use-pouring-places';
import { useTaprooms } from './use-taprooms';

/** `On tap: Auburn` for a beer that pours, by its slug. For a whole list of cards, so that each needs no query of its own. */
export function useOnTapLabels(): (slug: string) => string | null {
  const places = usePouringPlaces();
  const { length } = useTaprooms();
  return (slug) => formatOnTap(places[slug] ?? [], length);
}
