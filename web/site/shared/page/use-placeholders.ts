import { useMemo } from 'react';
import { joinTaproomNames } from '@domain/taproom/label';
import { ourTaprooms } from '../../../domain/taproom-placeholders';
import { useSite } from '../../site-context';

/** What the placeholders of every page stand for: `{name}` and so on. */
export function usePlaceholders(): Record<string, string> {
  const { brand, taprooms } = useSite();
  return useMemo(
    () => ({
      name: brand.name,
      shortName: brand.shortName,
      taprooms: joinTaproomNames(taprooms, 'and'),
      ourTaprooms: ourTaprooms(taprooms),
    }),
    [brand, taprooms],
  );
}
