import type { TaproomSummary } from '@domain/taproom/taproom';
import { useSite } from '../../site-context';

/** All taprooms that visitors see, in order. */
export const useTaprooms = (): readonly TaproomSummary[] => useSite().taprooms;

/** The first taproom stands for the brewery where only one is shown; undefined if there is none. */
export const useFirstTaproom = (): TaproomSummary | undefined => useSite().taprooms[0];
