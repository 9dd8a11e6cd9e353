import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { HeroPage, LocationKey } from '@domain/location/location';
import { contentQueries } from '../../../api/content';
import { defaultHeroes } from '../../assets/images';
import { HeroFrame } from './hero-frame';
import { HeroPhoto } from './hero-photo';

type HeroProps = Omit<ComponentProps<typeof HeroFrame>, 'background'> & { page: HeroPage; site?: LocationKey };

/** The first active hero image of a page; none, or a failure, shows the default (visitor-site.md §8). */
export function useHeroPhoto(page: HeroPage, site: LocationKey = 'main-website') {
  const { data: images } = useQuery(contentQueries.heroImages(site, page));
  const uploaded = images?.find((image) => image.isActive) ?? null;
  return { uploaded, photo: uploaded ?? defaultHeroes[page] };
}

/** The hero of a page, with its own images per page key. */
export function Hero({ page, site = 'main-website', ...frame }: HeroProps) {
  const { photo } = useHeroPhoto(page, site);
  return <HeroFrame background={<HeroPhoto photo={photo} fallback={defaultHeroes[page]} />} {...frame} />;
}
