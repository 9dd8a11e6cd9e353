import type { TaproomSummary } from '@domain/taproom/taproom';
import { useTaprooms } from './use-taprooms';

/** Undefined if there is no taproom with this slug. */
export const useTaproom = (slug: string | undefined): { taproom: TaproomSummary | undefined } => ({
  taproom: useTaprooms().find((each) => each.slug === slug),
});
