import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SiteImageName } from '@domain/site/constants';
import type { Site, StaffSiteSettings } from '@domain/site/schema';
import { get } from '../../api/client';
import { staffSend, staffUpload, type ProgressHandler, toFormData } from '../../api/staff/client';
import { invalidator, recordApi } from './query';

export const siteQueries = {
  /** Loads without a session, too. Differs from the query of the settings, which a form edits. */
  brand: () =>
    queryOptions({
      queryKey: ['site', 'brand'],
      queryFn: async ({ signal }) => {
        const { site } = await get<{ site: Site }>('/site', { signal });
        const { name, accentColor, logoOnLight, favicon, timeZone, mapTileUrl, mapTileAttribution } = site.settings;
        return {
          name,
          accentColor,
          logoOnLight,
          favicon,
          timeZone,
          map: { tileUrl: mapTileUrl, attribution: mapTileAttribution },
        };
      },
      staleTime: Infinity,
    }),
};

export const siteApi = recordApi<StaffSiteSettings>({
  name: 'settings',
  path: '/site',
  readPath: '/site',
  idOf: () => 'settings',
  // Leaves the query of the settings: the form has the saved ones.
  invalidate: invalidator(siteQueries.brand().queryKey),
});

export const siteSettingsSnapshot = siteApi.snapshot('settings');

export const fetchLatestSettings = (queryClient: QueryClient) => siteApi.fetchLatest(queryClient, 'settings');

type ImageUpload = { name: SiteImageName; file: File; onProgress?: ProgressHandler };

export const siteMutations = {
  saveImage: ({ name, file, onProgress }: ImageUpload) =>
    staffUpload<{ settings: StaffSiteSettings }>(`/site/images/${name}`, toFormData('image', [file]), onProgress),
  removeImage: (name: SiteImageName) => staffSend<{ message: string }>('DELETE', `/site/images/${name}`),
};
