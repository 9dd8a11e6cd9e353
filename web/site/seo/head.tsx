import { useLocation } from 'react-router-dom';
import { linkPreviewSize, linkPreviewUrl } from '../../ui/responsive-image';
import { defaultCard } from '../assets/layout-images';
import { useSite } from '../site-context';

type CardImage = { url: string; alt: string | null; width?: number | null; height?: number | null };

type HeadProps = {
  /** The title without the brewery's name, which is added if missing. */
  title: string;
  description: string;
  image?: CardImage | null;
  type?: 'website' | 'article' | 'product';
  /** Such as `noindex`. */
  robots?: string;
  /** Canonical path, if it can differ from the requested one: a beer by its id, the one page for all unknown paths. */
  path?: string;
  /** The page below Home, and below its list. */
  crumbs?: Crumb[];
  /** Further structured data (schema.org), each object in a script element of its own. */
  jsonLd?: object[];
};

/** A page's metadata for browsers, search engines and link previews. React moves the tags into `<head>`. */
export function Head({ title, description, image, type = 'website', robots, path, crumbs, jsonLd = [] }: HeadProps) {
  const { publicUrl, brand } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  const canonical = publicUrl + (path ?? pathname);
  const card = image ?? defaultCard(brand.name);
  const cardImageUrl = publicUrl + linkPreviewUrl(card.url);

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={cardImageUrl} />
      <meta property="og:image:width" content={String(linkPreviewSize.width)} />
      <meta property="og:image:height" content={String(linkPreviewSize.height)} />
      {card.alt && <meta property="og:image:alt" content={card.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={cardImageUrl} />
      {card.alt && <meta name="twitter:image:alt" content={card.alt} />}
      {[...(crumbs ? [breadcrumbs(publicUrl, crumbs)] : []), ...jsonLd].map((block, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(block) }} />
      ))}
    </>
  );
}

/** A text that contains `</script>` must not end the element. */
const serializeJsonLd = (block: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...block }).replaceAll('<', '\\u003c');

export type Crumb = { name: string; path: string };

const breadcrumbs = (publicUrl: string, crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: toListItems(
    [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }) => ({ name, item: publicUrl + path })),
  ),
});

export const toListItems = (items: object[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

/** The URL of the image that the edge draws for links to a beer or an event; each version has its own. */
export const cardUrl = (kind: 'beers' | 'events', { slug, updatedAt }: { slug: string; updatedAt: string }) =>
  `/cards/${kind}/${slug}?v=${Date.parse(updatedAt).toString(36)}`;
