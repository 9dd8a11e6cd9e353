import { queryOptions } from '@tanstack/react-query';
import type { HeroPage } from '@domain/location/constants';
import type { HeroImage } from '@domain/location/location';
import type { Taproom } from '@domain/taproom/taproom';
import { get } from './client';

export const contentQueries = {
  /** Everything that a taproom's page shows. */
  taproomPage: (slug: string) =>
    queryOptions({
      queryKey: ['content', 'taproom-page', slug],
      queryFn: ({ client, signal }) => get<{ taproom: Taproom }>(`/taprooms/${slug}`, { client, signal }),
      select: ({ taproom }) => taproom,
    }),
  heroImages: (site: 'main-website', page: HeroPage) =>
    queryOptions({
      queryKey: ['content', 'hero-images', site, page],
      queryFn: ({ client, signal }) =>
        get<{ images: HeroImage[] }>(`/content/hero-images/${site}/${page}`, { client, signal }),
      select: ({ images }) => images,
    }),
};
