import { Fragment, type ComponentType, type ReactNode, type ComponentProps } from 'react';
import type { PageKey, PageOf } from '@domain/page/pages';
import { breadcrumbs, Head } from '../../seo/head';
import { useSite } from '../../site-context';
import { sitePhoto } from './use-page';

type AnySection = { type: string };

type SectionComponents<Section extends AnySection> = {
  [Type in Section['type']]: ComponentType<{ section: Extract<Section, { type: Type }> }>;
};

/**
 * The sections of a page in the order of its content, each in a wrapper. An array, so that `StaggeredHydration` can take
 * them one by one. Each section is on the page at most once.
 */
export function renderSections<Section extends AnySection>(
  sections: readonly Section[],
  components: SectionComponents<Section>,
  Wrapper: ComponentType<{ children: ReactNode }> = Fragment,
): ReactNode[] {
  const componentOf = (type: Section['type']) => components[type] as ComponentType<{ section: Section }> | undefined;
  return sections.map((section) => {
    // During an update, the CMS may have a section that this version of the site does not know.
    const Component = componentOf(section.type);
    return (
      Component && (
        <Wrapper key={section.type}>
          <Component section={section} />
        </Wrapper>
      )
    );
  });
}

type PageHeadProps = Pick<ComponentProps<typeof Head>, 'type' | 'image' | 'jsonLd'> & {
  page: Pick<PageOf<PageKey>, 'title' | 'path' | 'seo'>;
};

/** Metadata of a page from its content, with its breadcrumbs. `image` is used if the content has none. */
export function PageHead({ page: { title, path, seo }, image, type, jsonLd = [] }: PageHeadProps) {
  const { publicUrl } = useSite();
  return (
    <Head
      title={seo.title}
      description={seo.description}
      image={seo.image ? sitePhoto(seo.image) : image}
      type={type}
      jsonLd={[breadcrumbs(publicUrl, { name: title, path }), ...jsonLd]}
    />
  );
}

/** A text with an element in place of a placeholder, such as a link for `{phone}`. */
export const withSlot = (text: string, placeholder: string, element: ReactNode): ReactNode =>
  text.split(placeholder).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && element}
      {part}
    </Fragment>
  ));
