import { Fragment, type ComponentType, type ReactNode, type ComponentProps, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PageKey, PageOf } from '@domain/page/pages';
import type { ComposedPage } from '@domain/page/composed-page';
import type { Photo } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import { joinTaproomNames } from '@domain/taproom/label';
import { pageQueries } from '../../../api/content';
import { ourTaprooms } from '../../../domain/taproom-placeholders';
import type { ImageSource } from '../../../ui/responsive-image';
import { Head } from '../../seo/head';
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

/** An uploaded photo or one that comes with the site. The layout keeps a neutral photo if there is none, or one that this version of the site does not have. */
export function sitePhoto(photo: Photo | null): ImageSource {
  if (photo && !('builtIn' in photo)) return photo;
  return (photo && photos[photo.builtIn]) ?? photos.heroTaproom;
}

type AnySection = { type: string };

type SectionComponents<Item extends AnySection, Props> = {
  [Type in Item['type']]: ComponentType<Props & { section: Extract<Item, { type: Type }> }>;
};

type RenderOptions<Props> = {
  /** What the components get besides their section. */
  props?: Props;
  /** Around each section. */
  Wrapper?: ComponentType<{ children: ReactNode }>;
};

/**
 * The sections of a page in the order of its content. An array, so that `StaggeredHydration` can take them one by one. Each
 * section is on the page at most once.
 */
export function renderSections<Item extends AnySection, Props extends object = object>(
  sections: readonly Item[],
  components: SectionComponents<Item, Props>,
  { props, Wrapper = Fragment }: RenderOptions<Props> = {},
): ReactNode[] {
  return sections.map((section) => {
    // During an update, the CMS may have a section that this version of the site does not know.
    const Component = components[section.type as Item['type']] as ComponentType<{ section: Item }> | undefined;
    return (
      Component && (
        <Wrapper key={section.type}>
          <Component section={section} {...props} />
        </Wrapper>
      )
    );
  });
}

type PageHeadProps = Pick<ComponentProps<typeof Head>, 'type' | 'image' | 'path' | 'crumbs' | 'jsonLd'> & {
  page: Pick<PageOf<PageKey>, 'title' | 'path' | 'seo'>;
};

/** Metadata of a page from its content. `image` is used if the content has none. */
export const PageHead = ({ page: { title, path, seo }, image, ...rest }: PageHeadProps) => (
  <Head
    title={seo.title}
    description={seo.description}
    image={seo.image ? sitePhoto(seo.image) : image}
    crumbs={[{ name: title, path }]}
    {...rest}
  />
);

/** A text with an element in place of a placeholder, such as a link for `{phone}`. */
export const withSlot = (text: string, placeholder: string, element: ReactNode): ReactNode =>
  text.split(placeholder).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && element}
      {part}
    </Fragment>
  ));
