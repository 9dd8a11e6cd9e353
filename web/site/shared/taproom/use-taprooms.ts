import { useLocation } from 'react-router-dom';
import type { TaproomSummary } from '@domain/taproom/schema';
import { useSite } from '../../site-context';
import { findByPath } from '../../taproom-routes';

/** All taprooms that visitors see, in order. */
export const useTaprooms = (): readonly TaproomSummary[] => useSite().taprooms;

/** The first taproom stands for the brewery where only one is shown; undefined if there is none. */
export const useFirstTaproom = (): TaproomSummary | undefined => useSite().taprooms[0];

/** Undefined if there is no taproom with this slug. */
export const useTaproom = (slug: string | undefined): TaproomSummary | undefined =>
  useTaprooms().find((each) => each.slug === slug);

/** The taproom whose page this is; undefined on other pages. */
export function usePageTaproom() {
  const { pathname } = useLocation();
  return findByPath(pathname, useTaprooms());
}

/** The taproom whose page this is, else the first one. */
export function useShownTaproom() {
  const first = useFirstTaproom();
  return usePageTaproom() ?? first;
}
