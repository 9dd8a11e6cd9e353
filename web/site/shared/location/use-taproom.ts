import type { TaproomSummary } from '@domain/taproom/taproom';
import { useTaproom as useCurrentTaproom } from '../taproom/use-taproom';

/** Use `shared/taproom/use-taproom` instead. */
export const useTaproom = (slug: string) => useCurrentTaproom(slug) as { taproom: TaproomSummary; isPending: boolean };
