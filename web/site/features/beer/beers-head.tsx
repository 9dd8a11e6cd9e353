import { useInfiniteQuery } from '@tanstack/react-query';
import { beerQueries } from '../../../api/beers';
import { breadcrumb } from '../../breadcrumb';
import { Head } from '../../head';
import { useSite } from '../../site-context';
import { useHeroPhoto } from '../../shared/hero/hero';

/** The list as search engines read it: each beer with its own page. */
export function BeersHead() {
  const { publicUrl, brand } = useSite();
  const { data } = useInfiniteQuery(beerQueries.list());
  const { photo } = useHeroPhoto('beers');
  const list = {
    '@type': 'ItemList',
    name: `Beers of ${brand.name}`,
    itemListElement: (data?.beers ?? []).map((beer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: beer.name,
      url: `${publicUrl}/beers/${beer.slug}`,
    })),
  };
  return (
    <Head
      title="Our Beers"
      description="Year-round favorites, seasonal brews, limited releases and what is coming soon: every Boldridge beer with style, strength, bitterness and sizes."
      image={photo}
      jsonLd={[list, breadcrumb(publicUrl, { name: 'Beers', path: '/beers' })]}
    />
  );
}
