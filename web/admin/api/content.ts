import type { QueryClient } from '@tanstack/react-query';
import type { HeroPage } from '@domain/location/constants';
import type { Contact, HeroImage, Hours, Location, Logo } from '@domain/location/schema';
import {
  staffSend,
  staffUpload,
  type ImagesUpload,
  type ProgressHandler,
  toFormData,
  freshOptions,
  snapshotOptions,
} from '../../api/staff/client';
import { staffQuery } from './query';

const contentQueries = {
  /** With the token, the public endpoint returns the whole location. */
  location: (location: string) =>
    staffQuery(
      ['content', 'location', location],
      `/content/location/${location}`,
      ({ content }: { content: Location }) => content,
    ),
};

export const locationSnapshot = (location: string) => ({
  ...contentQueries.location(location),
  ...snapshotOptions,
});

export const fetchLatestLocation = (queryClient: QueryClient, location: string): Promise<Location> =>
  queryClient.fetchQuery({ ...contentQueries.location(location), ...freshOptions });

/** The order of `heroImages` is saved; images that are not in the list stay unchanged. */
type LocationUpdate = {
  hours?: Hours;
  contact?: Contact;
  heroImages?: Pick<HeroImage, '_id' | 'alt' | 'isActive' | 'page'>[];
  updatedAt?: string;
};

type HeroUpload = { location: string; page: HeroPage; files: File[]; onProgress?: ProgressHandler };
type LogoUpload = { file: File; onProgress?: ProgressHandler };

export const contentMutations = {
  saveLocation: ({ location, content }: { location: string; content: LocationUpdate }) =>
    staffSend<{ content: Location }>('PUT', `/content/location/${location}`, content),
  addHeroImages: ({ location, page, files, onProgress }: HeroUpload) =>
    staffUpload<{ images: HeroImage[] }>(
      '/content/hero-images',
      toFormData('images', files, { page, location }),
      onProgress,
    ),
  replaceHeroImage: ({ id, files, replacement, onProgress }: ImagesUpload & { id: string }) =>
    staffUpload<{ images: HeroImage[] }>(
      `/content/hero-images/${id}/replace`,
      toFormData('image', files, replacement),
      onProgress,
    ),
  removeHeroImage: (id: string) => staffSend<{ message: string }>('DELETE', `/content/hero-images/${id}`),
  saveLogo: ({ file, onProgress }: LogoUpload) =>
    staffUpload<{ logo: Logo }>('/content/logo', toFormData('logo', [file], { location: 'main-website' }), onProgress),
  removeLogo: () => staffSend<{ message: string }>('DELETE', '/content/logo/main-website'),
};
