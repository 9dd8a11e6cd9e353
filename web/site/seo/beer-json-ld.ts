import type { Beer } from '@domain/beer/beer';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { colorLabel, formatAbv, formatIbu } from '@domain/beer/display';

type Context = { publicUrl: string; brewery: string };

/** Canonical path of a beer; a request by its id returns the same page. */
export const beerPath = ({ slug }: Pick<Beer, 'slug'>) => `/beers/${slug}`;

/** Without invented offers or ratings (decisions.md, "Structured data"). */
export function beerJsonLd(beer: Beer, { publicUrl, brewery, image }: Context & { image: string }) {
  const properties = [
    { name: 'ABV', value: formatAbv(beer.abv) },
    { name: 'IBU', value: formatIbu(beer.ibu) },
    { name: 'Color', value: colorLabel(beer) },
  ].filter(({ value }) => value !== null);
  return {
    '@type': 'Product',
    name: beer.name,
    url: publicUrl + beerPath(beer),
    image: publicUrl + image,
    ...(beer.description && { description: beer.description }),
    ...(beer.style && { category: beer.style }),
    brand: { '@type': 'Brand', name: brewery },
    additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
    ...(beer.awards.length > 0 && {
      award: beer.awards.map(({ year, name, category }) => [year, name, category].filter(Boolean).join(', ')),
    }),
  };
}

export const beerListJsonLd = (beers: readonly BeerSummary[], { publicUrl, brewery }: Context) => ({
  '@type': 'ItemList',
  name: `${brewery} beers`,
  itemListElement: beers.map((beer, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: beer.name,
    url: publicUrl + beerPath(beer),
  })),
});
