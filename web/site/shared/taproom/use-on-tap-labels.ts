import { formatOnTap } from '../../../domain/tap-list';
import { useBeersAtTaprooms } from './use-beers-at-taprooms';
import { useTaprooms } from './use-taprooms';

/** `On tap: Auburn` for a beer that pours, by its slug. For a whole list of cards, so that each needs no query of its own. */
export function useOnTapLabels(): (slug: string) => string | null {
  const beers = useBeersAtTaprooms();
  const { length } = useTaprooms();
  return (slug) => formatOnTap(beers[slug] ?? [], length);
}
