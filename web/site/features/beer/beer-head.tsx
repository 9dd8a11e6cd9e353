import type { Beer } from '@domain/beer/beer';
import { formatAbv, formatIbu } from '@domain/beer/display';
import { fillTemplate, truncate } from '../../../domain/page-text';
import type { PageOf } from '@domain/page/pages';
import { imageUrl } from '../../../ui/responsive-image';
import { beerJsonLd, beerPath } from '../../seo/beer-json-ld';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { sitePhoto } from '../../shared/page/site-photo';
import { useLinkLabel } from '../../shared/use-link-label';
import { useSite } from '../../site-context';
import { beerPhoto, hasPhoto } from './beer-photo';

const maxDescriptionLength = 200;

/** Title and description are templates of the content. */
export function BeerHead({ texts: { title, seo }, beer }: { texts: PageOf<'beer'>; beer: Beer }) {
  const { publicUrl, brand } = useSite();
  const listLabel = useLinkLabel('/beers', 'Beers');
  const photo = beerPhoto(beer);
  const values = toPlaceholders(beer, brand.name);
  return (
    <Head
      title={fillTemplate(seo.title, values)}
      description={truncate(fillTemplate(seo.description, values), maxDescriptionLength)}
      image={seo.image && !hasPhoto(beer) ? sitePhoto(seo.image) : photo}
      type="product"
      path={beerPath(beer)}
      jsonLd={[
        beerJsonLd(beer, { publicUrl, brewery: brand.name, image: imageUrl(photo.url, 1200) }),
        breadcrumbs(
          publicUrl,
          { name: listLabel, path: '/beers' },
          { name: fillTemplate(title, values), path: beerPath(beer) },
        ),
      ]}
    />
  );
}

const toPlaceholders = ({ name, style, abv, ibu, description }: Beer, brewery: string) => ({
  beer: name,
  style,
  facts: [style, formatAbv(abv) && `${formatAbv(abv)} ABV`, formatIbu(ibu) && `${formatIbu(ibu)} IBU`]
    .filter(Boolean)
    .join(', '),
  description: description ?? `Brewed by ${brewery}`,
});
