import { fillIn } from '@domain/page/fill-in';
import type { PageOf } from '@domain/page/pages';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import type { Taproom } from '@domain/taproom/taproom';
import { breadcrumbs } from '../../seo/breadcrumbs';
import { Head } from '../../seo/head';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { sitePhoto } from '../../shared/page/site-photo';
import { useNow, useSite } from '../../site-context';

type TaproomHeadProps = {
  texts: PageOf<'taproom'>;
  taproom: Taproom;
  /** `hasMenu`, if it keeps a tap list. */
  menu: object;
};

/** The taproom's own title, description and photo before those of all taprooms. */
export function TaproomHead({ texts, taproom, menu }: TaproomHeadProps) {
  const { publicUrl, brand } = useSite();
  const now = useNow();
  const { path, cardPhoto, heroImages, seoTitle, seoDescription } = taproom;
  const names = { name: brand.name, shortName: brand.shortName, ...taproomPlaceholders(taproom) };
  const title = fillIn(seoTitle, names) ?? texts.seo.title;
  const image = heroImages.find(({ isActive }) => isActive) ?? cardPhoto ?? sitePhoto(texts.seo.image);
  return (
    <Head
      title={title}
      description={fillIn(seoDescription, names) ?? texts.seo.description}
      image={image}
      path={path}
      jsonLd={[
        { ...taproomJsonLd({ ...taproom, cardPhoto: image }, { brand, publicUrl, now }), ...menu },
        breadcrumbs(publicUrl, { name: texts.title, path }),
      ]}
    />
  );
}
