import type { ComposedPage } from '@domain/page/composed-page';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { composedPageJsonLd } from '../../seo/composed-page-json-ld';
import { Head } from '../../seo/head';
import { sitePhoto } from '../../shared/page/site-photo';
import { useSite } from '../../site-context';

/** The image of link previews: the page's own, else that of its first section with a photo. */
function findImage({ seo, sections }: ComposedPage) {
  if (seo.image) return sitePhoto(seo.image);
  for (const section of sections) {
    if ((section.type === 'block-hero' || section.type === 'text-photo') && section.photo) return section.photo;
    if (section.type === 'gallery' && section.photos[0]) return section.photos[0];
  }
  return null;
}

export function ComposedPageHead({ page }: { page: ComposedPage }) {
  const { publicUrl } = useSite();
  const { title, path, seo } = page;
  const image = findImage(page);
  return (
    <Head
      title={seo.title}
      description={seo.description}
      image={image}
      path={path}
      jsonLd={[
        breadcrumbs(publicUrl, { name: title, path }),
        ...composedPageJsonLd(page, { publicUrl, image: image?.url ?? null }),
      ]}
    />
  );
}
