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
export function beerJsonLd(beer: Beer, image: string, site: Site) {
  const common = {
    additionalType: beerType,
    name: beer.name,
    url: site.publicUrl + beerPath(beer),
    image: site.publicUrl + image,
    ...(beer.description && { description: beer.description }),
  };
  const { retail } = beer.pricing;
  return retail ? { '@type': 'Product', ...common, ...productDetails(beer, retail, site) } : menuItem(beer, common);
}

function productDetails(beer: Beer, price: number, { publicUrl, brand }: Site) {
  return {
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
      availability: `https://schema.org/${isInStock(beer) ? 'InStock' : 'OutOfStock'}`,
      url: publicUrl + beerPath(beer),
      seller: { '@type': 'Brewery', '@id': breweryId(publicUrl), name: brand.name },
    },
  };
}

const isInStock = (beer: Beer) => beer.isAvailable && availabilityLabel(beer) !== 'Coming Soon';

function menuItem(beer: Beer, common: object) {
  const details = [beer.style, ...facts(beer).map(({ name, value }) => `${name} ${value}`)].filter(Boolean);
  return { '@type': 'MenuItem', ...common, disambiguatingDescription: details.join(', ') };
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
