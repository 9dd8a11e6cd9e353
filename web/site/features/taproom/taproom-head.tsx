import { hasCityName, taproomLabel } from '@domain/taproom/label';
import type { Taproom } from '@domain/taproom/taproom';
import { photos } from '../../assets/images';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { useNow, useSite } from '../../site-context';

export function TaproomHead({ taproom }: { taproom: Taproom }) {
  const { publicUrl, brand } = useSite();
  const now = useNow();
  const { name, path, cardPhoto, heroImages, seoTitle, seoDescription } = taproom;
  const title = seoTitle ?? `${name} Taproom`;
  const image = heroImages.find(({ isActive }) => isActive) ?? cardPhoto ?? photos.heroTaproom;
  return (
    <Head
      title={title}
      description={
        seoDescription ??
        `${brand.name} ${hasCityName(taproom) ? 'in' : 'at'} ${taproomLabel(taproom)}: opening hours, directions, what to expect and upcoming events.`
      }
      image={image}
      path={path}
      jsonLd={[
        taproomJsonLd({ ...taproom, cardPhoto: image }, { brand, publicUrl, now }),
        breadcrumbs(publicUrl, { name: title, path }),
      ]}
    />
  );
}
