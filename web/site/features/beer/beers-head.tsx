import { useInfiniteQuery } from '@tanstack/react-query';
import { beerQueries } from '../../../api/beers';
import { beerListJsonLd } from '../../seo/beer-json-ld';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { useSite } from '../../site-context';
import { useHeroPhoto } from '../../shared/hero/hero';

export function BeersHead() {
  const { publicUrl, brand } = useSite();
  const { data } = useInfiniteQuery(beerQueries.list());
  const { photo } = useHeroPhoto('beers');
  return (
    <Head
      title="Our Beers"
      description={`Year-round favorites, seasonal brews, limited releases and what’s coming soon: every ${brand.shortName} beer with style, strength, bitterness and sizes.`}
      image={photo}
      jsonLd={[
        beerListJsonLd(data?.beers ?? [], { publicUrl, brewery: brand.name }),
        breadcrumbs(publicUrl, { name: 'Beers', path: '/beers' }),
      ]}
    />
  );
}
