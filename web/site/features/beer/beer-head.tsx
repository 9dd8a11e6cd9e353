import type { Beer } from '@domain/beer/beer';
import { formatAbv, formatIbu } from '@domain/beer/display';
import { imageUrl } from '../../../ui/responsive-image';
import { beerJsonLd, beerPath } from '../../seo/beer-json-ld';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { useSite } from '../../site-context';
import { beerPhoto } from './beer-photo';

const maxDescriptionLength = 200;

export function BeerHead({ beer }: { beer: Beer }) {
  const { publicUrl, brand } = useSite();
  const photo = beerPhoto(beer);
  return (
    <Head
      title={beer.name}
      description={metaDescription(beer, brand.name)}
      image={photo}
      type="product"
      path={beerPath(beer)}
      jsonLd={[
        beerJsonLd(beer, { publicUrl, brewery: brand.name, image: imageUrl(photo.url, 1200) }),
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
