import { formatAbv, formatIbu } from '@domain/beer/display';
import { formatOunces } from '@domain/tap/display';
import type { Pour } from '@domain/tap/schema';
import type { ListedDrink, ListedPouring, ListedTapList } from '../../api/taps';
import { allTaps, tapsPath } from '../../domain/tap-list';
import { oembedPath, tapFeedPath } from '../../domain/tap-paths';
import { useSite } from '../site-context';
import { beerPath } from './beer-json-ld';

/** `hasMenu` of a taproom: what it pours, with an offer per glass. Nothing without pourings. */
export function menuJsonLd({ taproom: { slug, name }, checkedAt, changedAt, on }: ListedTapList, publicUrl: string) {
  if (on.length === 0) return {};
  const url = publicUrl + tapsPath({ ...allTaps, taproom: slug });
  const modifiedAt = checkedAt ?? changedAt;
  return {
    hasMenu: {
      '@type': 'Menu',
      '@id': `${publicUrl}/taps#${slug}`,
      name: `On tap at ${name}`,
      url,
      inLanguage: 'en-US',
      ...(modifiedAt && { dateModified: modifiedAt }),
      hasMenuSection: {
        '@type': 'MenuSection',
        name: 'On tap now',
        hasMenuItem: on.map((pouring) => menuItem(pouring, { url, publicUrl })),
      },
    },
  };
}

function menuItem({ drink, pours, level }: ListedPouring, { url, publicUrl }: { url: string; publicUrl: string }) {
  const description = describe(drink);
  const availability = `https://schema.org/${level === 'low' ? 'LimitedAvailability' : 'InStock'}`;
  const offers = pours.flatMap((pour) =>
    pour.price === null
      ? []
      : [{ '@type': 'Offer', ...offerName(pour), price: pour.price, priceCurrency: 'USD', availability, url }],
  );
  return {
    '@type': 'MenuItem',
    name: drink.name,
    ...(description && { description }),
    ...(drink.slug && !drink.isGuest && { url: publicUrl + beerPath({ slug: drink.slug }) }),
    ...(offers.length > 0 && { offers }),
  };
}

const describe = ({ producer, style, abv, ibu }: ListedDrink) =>
  [
    producer && `by ${producer}`,
    style,
    formatAbv(abv) && `${formatAbv(abv)} ABV`,
    formatIbu(ibu) && `${formatIbu(ibu)} IBU`,
  ]
    .filter(Boolean)
    .join(', ');

/** `Pint, 16 oz` */
function offerName({ name, ounces }: Pour) {
  const parts = [name, ounces === null ? null : formatOunces(ounces)].filter(Boolean);
  return parts.length > 0 ? { name: parts.join(', ') } : {};
}

type TapLinksProps = {
  /** Path and query of the page. */
  path: string;
  /** The slug of the only taproom whose list the page has; null: of several. */
  slug: string | null;
};

/** Links for feed readers, and for sites that embed a page with a tap list. React moves the tags into `<head>`. */
export function TapLinks({ path, slug }: TapLinksProps) {
  const { publicUrl } = useSite();
  const links = [
    { type: 'application/json+oembed', title: 'Tap list', href: oembedPath(publicUrl + path) },
    { type: 'application/feed+json', title: 'Newly tapped (JSON Feed)', href: tapFeedPath('json', slug) },
    { type: 'application/rss+xml', title: 'Newly tapped (RSS)', href: tapFeedPath('xml', slug) },
  ];
  return links.map(({ href, ...link }) => <link key={href} rel="alternate" {...link} href={publicUrl + href} />);
}
