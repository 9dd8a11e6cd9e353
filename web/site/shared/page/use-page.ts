import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComposedPage } from '@domain/page/composed-page';
import type { Photo } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { PageKey, PageOf } from '@domain/page/pages';
import { joinTaproomNames } from '@domain/taproom/label';
import { pageQueries } from '../../../api/content';
import { ourTaprooms } from '../../../domain/taproom-placeholders';
import { photos } from '../../assets/images';
import { useSite } from '../../site-context';

/** What the placeholders of every page stand for: `{name}` and so on. */
function usePlaceholders(): Record<string, string> {
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

/** The content of a page whose loader has called `loadPage`, with the names of the brewery and its taprooms filled in. */
export function usePage<Key extends PageKey>(key: Key): PageOf<Key> {
  const page = useOptionalPage(key);
  if (!page) throw new Error(`The loader has not loaded the page ${key}`);
  return page;
}

/** Undefined until the content is loaded. */
export function useOptionalPage<Key extends PageKey>(key: Key): PageOf<Key> | undefined {
  const placeholders = usePlaceholders();
  const { data } = useQuery(pageQueries.page(key));
  return useMemo(() => data && fillIn(data, placeholders), [data, placeholders]);
}

/** The content of a composed page, with its placeholders filled in; undefined if there is none with this id. */
export function useComposedPage(id: string): ComposedPage | undefined {
  const placeholders = usePlaceholders();
  const { data } = useQuery(pageQueries.composed(id));
  return useMemo(() => data && fillIn(data, placeholders), [data, placeholders]);
}

/** An uploaded photo or one that comes with the site. */
export type ContentPhoto = { url: string; alt: string | null; width: number | null; height: number | null };

/** The layout keeps a neutral photo if there is none, or one that this version of the site does not have. */
export function sitePhoto(photo: Photo | null): ContentPhoto {
  if (photo && !('builtIn' in photo)) return photo;
  return (photo && photos[photo.builtIn]) ?? photos.heroTaproom;
}
