import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { HeroPage, LocationKey } from '@domain/location/constants';
import { contentQueries } from '../../../api/content';
import { defaultHeroes } from '../../assets/images';
import { HeroLayout } from './hero-layout';
import { HeroPhoto } from './hero-photo';

type HeroProps = Omit<ComponentProps<typeof HeroLayout>, 'background'> & { page: HeroPage; site?: LocationKey };

/** The first active hero image of a page, or the default if there is none or the request fails (visitor-site.md §8). */
export function useHeroPhoto(page: HeroPage, site: LocationKey = 'main-website') {
  const { data: images } = useQuery(contentQueries.heroImages(site, page));
  const uploaded = images?.find((image) => image.isActive) ?? null;
  return { uploaded, photo: uploaded ?? defaultHeroes[page] };
}

/** The hero of a page, with the image uploaded for it. */
export function Hero({ page, site = 'main-website', ...layout }: HeroProps) {
  const { photo } = useHeroPhoto(page, site);
  return <HeroLayout background={<HeroPhoto photo={photo} fallback={defaultHeroes[page]} />} {...layout} />;
}
