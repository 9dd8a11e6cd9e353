import { useMemo } from 'react';
import { fillIn } from '@domain/page/fill-in';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { usePage } from '../../shared/page/use-page';

/** What the pages of all taprooms have in common, with the names of this one filled in. */
export function useTaproomTexts(taproom: TaproomSummary) {
  const page = usePage('taproom');
  return useMemo(() => fillIn(page, taproomPlaceholders(taproom)), [page, taproom]);
}
