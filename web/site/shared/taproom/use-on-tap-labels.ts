import { useQuery } from '@tanstack/react-query';
import { tapQueries } from '../../../api/taps';
import { formatOnTap, type BeersAtTaprooms } from '../../../domain/tap-list';
import { useWords } from '../../../ui/use-words';
import { useTaprooms } from './use-taprooms';

const none: BeersAtTaprooms = {};

/** The places where each beer pours, by its slug; empty if there are no tap lists, or if they can't be loaded. */
export function useBeersAtTaprooms(): BeersAtTaprooms {
  const { data } = useQuery(tapQueries.beers());
  return data?.beers ?? none;
}

/** `On tap: Auburn` for a beer that pours, by its slug. For a whole list of cards, so that each needs no query of its own. */
export function useOnTapLabels(): (slug: string) => string | null {
  const beers = useBeersAtTaprooms();
  const { length } = useTaprooms();
  const toWord = useWords();
  return (slug) => formatOnTap(beers[slug] ?? [], length, toWord);
}
