import type { Beer } from '@domain/beer/beer';
import { formatAbv, colorLabel, formatIbu } from '@domain/beer/display';
import { imageUrl } from '../../../ui/picture';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { useSite } from '../../site-context';
import { beerPhoto } from './beer-photo';

const maxDescriptionLength = 200;

/** Canonical path of a beer; a request by its id returns the same page. */
const beerPath = ({ slug }: Beer) => `/beers/${slug}`;

/** Without invented offers or ratings (decisions.md, "Structured data"). */
function productJsonLd(beer: Beer, { brand, publicUrl }: { brand: string; publicUrl: string }) {
  const properties = [
    { name: 'ABV', value: formatAbv(beer.abv) },
    { name: 'IBU', value: formatIbu(beer.ibu) },
    { name: 'Color', value: colorLabel(beer) },
  ].filter(({ value }) => value !== null);
  return {
    '@type': 'Product',
    name: beer.name,
    url: publicUrl + beerPath(beer),
    image: publicUrl + imageUrl(beerPhoto(beer).url, 1200),
    ...(beer.description && { description: beer.description }),
    ...(beer.style && { category: beer.style }),
    brand: { '@type': 'Brand', name: brand },
    additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
    ...(beer.awards.length > 0 && {
      award: beer.awards.map(({ year, name, category }) => [year, name, category].filter(Boolean).join(', ')),
    }),
  };
}

export function BeerHead({ beer }: { beer: Beer }) {
  const { publicUrl, brand } = useSite();
  return (
    <Head
      title={beer.name}
      description={metaDescription(beer, brand.name)}
      image={beerPhoto(beer)}
      type="product"
      path={beerPath(beer)}
      jsonLd={[
        productJsonLd(beer, { brand: brand.name, publicUrl }),
        breadcrumbs(publicUrl, { name: 'Beers', path: '/beers' }, { name: beer.name, path: beerPath(beer) }),
      ]}
    />
  );
}

function metaDescription(beer: Beer, brand: string) {
  const facts = [
    beer.style,
    formatAbv(beer.abv) && `${formatAbv(beer.abv)} ABV`,
    formatIbu(beer.ibu) && `${formatIbu(beer.ibu)} IBU`,
  ];
  const text = [facts.filter(Boolean).join(', '), beer.description ?? `Brewed by ${brand}`].filter(Boolean).join('. ');
  return text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength - 1).trimEnd()}…` : text;
}
