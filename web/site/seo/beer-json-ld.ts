import type { Beer } from '@domain/beer/schema';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { formatAbv, formatIbu } from '@domain/beer/display';
import { availabilityLabel } from '@domain/beer/section';
import type { SiteConfig } from '../site-context';
import { toListItems } from './head';
import { breweryId } from './taproom-json-ld';

type Site = Pick<SiteConfig, 'publicUrl' | 'brand'>;

/** Canonical path of a beer; a request by its id returns the same page. */
export const beerPath = ({ slug }: Pick<Beer, 'slug'>) => `/beers/${slug}`;

/** "Beer" in Wikidata: schema.org has no type for it. */
const beerType = 'https://www.wikidata.org/entity/Q44';

/**
 * Search engines reject a `Product` without an offer, a review or a rating. Nothing is invented: a beer with a retail price is
 * a product with that offer, any other is an item of the taprooms' menu.
 */
export function beerJsonLd(beer: Beer, image: string, { publicUrl, brand }: Site) {
  const url = publicUrl + beerPath(beer);
  const common = {
    additionalType: beerType,
    name: beer.name,
    url,
    image: publicUrl + image,
    ...(beer.description && { description: beer.description }),
  };
  const { retail: price } = beer.pricing;
  if (!price) {
    const details = [beer.style, ...facts(beer).map(({ name, value }) => `${name} ${value}`)].filter(Boolean);
    return { '@type': 'MenuItem', ...common, disambiguatingDescription: details.join(', ') };
  }
  const isInStock = beer.isAvailable && availabilityLabel(beer) !== 'Coming Soon';
  return {
    '@type': 'Product',
    ...common,
    ...(beer.style && { category: beer.style }),
    brand: { '@type': 'Brand', name: brand.name },
    additionalProperty: facts(beer).map((fact) => ({ '@type': 'PropertyValue', ...fact })),
    ...(beer.awards.length > 0 && {
      award: beer.awards.map(({ year, name, category }) => [year, name, category].filter(Boolean).join(', ')),
    }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      url,
      seller: { '@type': 'Brewery', '@id': breweryId(publicUrl), name: brand.name },
    },
  };
}

const facts = (beer: Beer) =>
  [
    { name: 'ABV', value: formatAbv(beer.abv) },
    { name: 'IBU', value: formatIbu(beer.ibu) },
    { name: 'Color', value: beer.color?.trim() || null },
  ].filter(({ value }) => value !== null);

export const beerListJsonLd = (beers: readonly BeerSummary[], { publicUrl, brand }: Site) => ({
  '@type': 'ItemList',
  name: `${brand.name} beers`,
  itemListElement: toListItems(beers.map((beer) => ({ name: beer.name, url: publicUrl + beerPath(beer) }))),
});
