import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  Contact,
  HeroImage,
  HeroPage,
  Hours,
  Location,
  LocationKey,
  Logo,
  PublicLocation,
  PublicTaproom,
} from '@domain/location/location';
import { get } from './client';
import { toFormData } from './files-form';
import { staffGet, staffSend, staffUpload, type Progress } from './staff';

export type TaproomKey = Exclude<LocationKey, 'main-website'>;

export const contentQueries = {
  /** The custom logo, if there is one, comes with `main-website`. */
  location: (location: LocationKey) =>
    queryOptions({
      queryKey: ['content', 'location', location],
      queryFn: ({ signal }) => get<{ content: PublicLocation }>(`/content/location/${location}`, { signal }),
      select: (answer) => answer.content,
    }),
  taproom: (location: TaproomKey) =>
    queryOptions({
      queryKey: ['content', 'taproom', location],
      queryFn: ({ signal }) => get<PublicTaproom>(`/content/location/${location}/public`, { signal }),
    }),
  heroImages: (site: LocationKey, page: HeroPage) =>
    queryOptions({
      queryKey: ['content', 'hero-images', site, page],
      queryFn: ({ signal }) => get<{ images: HeroImage[] }>(`/content/hero-images/${site}/${page}`, { signal }),
      select: (answer) => answer.images,
    }),
};

export const staffContentQueries = {
  /** Signed in, the same address answers the whole location. */
  location: (location: LocationKey) =>
    queryOptions({
      queryKey: ['content', 'staff', 'location', location],
      queryFn: ({ signal }) => staffGet<{ content: Location }>(`/content/location/${location}`, { signal }),
      select: (answer) => answer.content,
    }),
};

/** Of each known hero image `alt`, `isActive` and its place; those that are not named stay as they are. */
export type LocationDraft = {
  hours?: Hours;
  contact?: Contact;
  heroImages?: Pick<HeroImage, '_id' | 'alt' | 'isActive' | 'page'>[];
  updatedAt?: string;
};

type HeroUpload = { location: LocationKey; page: HeroPage; files: File[]; onProgress?: Progress };
type LogoUpload = { file: File; onProgress?: Progress };

export const contentMutations = {
  saveLocation: mutationOptions({
    mutationFn: ({ location, content }: { location: LocationKey; content: LocationDraft }) =>
      staffSend<{ content: Location }>('PUT', `/content/location/${location}`, content),
  }),
  addHeroImages: mutationOptions({
    mutationFn: ({ location, page, files, onProgress }: HeroUpload) =>
      staffUpload<{ images: HeroImage[] }>(
        '/content/hero-images',
        toFormData('images', files, { page, location }),
        onProgress,
      ),
  }),
  removeHeroImage: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/content/hero-images/${id}`),
  }),
  saveLogo: mutationOptions({
    mutationFn: ({ file, onProgress }: LogoUpload) =>
      staffUpload<{ logo: Logo }>(
        '/content/logo',
        toFormData('logo', [file], { location: 'main-website' }),
        onProgress,
      ),
  }),
  removeLogo: mutationOptions({
    mutationFn: () => staffSend<{ message: string }>('DELETE', '/content/logo/main-website'),
  }),
};
