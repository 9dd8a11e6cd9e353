import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { HeroPage } from '@domain/location/constants';
import { contentQueries } from '../../../api/content';
import { defaultHeroesOf } from '../../assets/images';
import { useSite } from '../../site-context';
import { HeroLayout } from './hero-layout';
import { HeroPhoto } from './hero-photo';

type HeroProps = Omit<ComponentProps<typeof HeroLayout>, 'background'> & { page: HeroPage };

/** The first active hero image of a page, or the default if there is none or the request fails. */
export function useHeroPhoto(page: HeroPage) {
  const { data: images } = useQuery(contentQueries.heroImages('main-website', page));
  const builtIn = defaultHeroesOf(useSite().brand.name)[page];
  const uploaded = images?.find((image) => image.isActive) ?? null;
  return { uploaded, builtIn, photo: uploaded ?? builtIn };
}

/** The hero of a page, with the image uploaded for it. */
export function Hero({ page, ...layout }: HeroProps) {
  const { photo, builtIn } = useHeroPhoto(page);
  return <HeroLayout background={<HeroPhoto photo={photo} fallback={builtIn} />} {...layout} />;
}
