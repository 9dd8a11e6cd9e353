import type { ComponentProps } from 'react';
import type { PageKey, PageOf } from '@domain/page/pages';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { useSite } from '../../site-context';
import { sitePhoto } from './site-photo';

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
