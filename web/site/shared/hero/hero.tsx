import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { HeroPage } from '@domain/location/constants';
import { contentQueries } from '../../../api/content';
import { defaultHeroes } from '../../assets/images';
import { HeroLayout } from './hero-layout';
import { HeroPhoto } from './hero-photo';

type HeroProps = Omit<ComponentProps<typeof HeroLayout>, 'background'> & { page: HeroPage };

/** The first active hero image of a page, or the default if there is none or the request fails (visitor-site.md §8). */
export function useHeroPhoto(page: HeroPage) {
  const { data: images } = useQuery(contentQueries.heroImages('main-website', page));
  const uploaded = images?.find((image) => image.isActive) ?? null;
  return { uploaded, photo: uploaded ?? defaultHeroes[page] };
}

/** The hero of a page, with the image uploaded for it. */
export function Hero({ page, ...layout }: HeroProps) {
  const { photo } = useHeroPhoto(page);
  return <HeroLayout background={<HeroPhoto photo={photo} fallback={defaultHeroes[page]} />} {...layout} />;
}
