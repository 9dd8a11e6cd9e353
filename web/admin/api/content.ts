import type { HeroPage } from '@domain/location/constants';
import type { HeroImage, Location, Logo } from '@domain/location/schema';
import { staffSend, staffUpload, type ImagesUpload, type ProgressHandler, toFormData } from '../../api/staff/client';
import { invalidator, recordApi } from './query';

/** The public endpoint returns the whole location to signed-in staff. */
export const locationApi = recordApi<Location>({
  name: 'content',
  path: '/content/location',
  readPath: '/content/location',
  idOf: ({ location }) => location,
  // Only its form shows it, and has the saved version.
  invalidate: invalidator(),
});

type HeroUpload = { location: string; page: HeroPage; files: File[]; onProgress?: ProgressHandler };
type LogoUpload = { file: File; onProgress?: ProgressHandler };

export const contentMutations = {
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
