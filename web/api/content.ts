import { queryOptions } from '@tanstack/react-query';
import type { HeroPage, LocationKey } from '@domain/location/constants';
import type { HeroImage, PublicLocation, PublicTaproom } from '@domain/location/location';
import { get } from './client';

export type TaproomKey = Exclude<LocationKey, 'main-website'>;

export const contentQueries = {
  /** The custom logo, if any, is part of `main-website`. */
  location: (location: LocationKey) =>
    queryOptions({
      queryKey: ['content', 'location', location],
      queryFn: ({ client, signal }) =>
        get<{ content: PublicLocation }>(`/content/location/${location}`, { client, signal }),
      select: ({ content }) => content,
    }),
  taproom: (location: TaproomKey) =>
    queryOptions({
      queryKey: ['content', 'taproom', location],
      queryFn: ({ client, signal }) => get<PublicTaproom>(`/content/location/${location}/public`, { client, signal }),
    }),
  heroImages: (site: LocationKey, page: HeroPage) =>
    queryOptions({
      queryKey: ['content', 'hero-images', site, page],
      queryFn: ({ client, signal }) =>
        get<{ images: HeroImage[] }>(`/content/hero-images/${site}/${page}`, { client, signal }),
      select: ({ images }) => images,
    }),
};
