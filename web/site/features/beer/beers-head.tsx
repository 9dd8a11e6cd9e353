import { useInfiniteQuery } from '@tanstack/react-query';
import { beerQueries } from '../../../api/beers';
import { beerListJsonLd } from '../../seo/beer-json-ld';
import { useSite } from '../../site-context';
import { useHeroPhoto } from '../../shared/hero/hero';
import { PageHead } from '../../shared/page/page-head';
import { usePage } from '../../shared/page/use-page';

export function BeersHead() {
  const { publicUrl, brand } = useSite();
  const { data } = useInfiniteQuery(beerQueries.list());
  const { photo } = useHeroPhoto('beers');
  return (
    <PageHead
      page={usePage('beers')}
      image={photo}
      jsonLd={[beerListJsonLd(data?.beers ?? [], { publicUrl, brewery: brand.name })]}
    />
  );
}
