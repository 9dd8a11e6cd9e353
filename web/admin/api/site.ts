import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SiteImageName } from '@domain/site/constants';
import type { Site, StaffSiteSettings } from '@domain/site/schema';
import { get } from '../../api/client';
import {
  staffSend,
  staffUpload,
  type ProgressHandler,
  toFormData,
  freshOptions,
  snapshotOptions,
} from '../../api/staff/client';
import { staffQuery } from './query';

export const siteQueries = {
  settings: () =>
    staffQuery(['site', 'settings'], '/site/settings', ({ settings }: { settings: StaffSiteSettings }) => settings),
  /** For users who are not signed in too. Not the query of the settings, which a form edits. */
  brand: () =>
    queryOptions({
      queryKey: ['site', 'brand'],
      queryFn: async ({ signal }) => {
        const { site } = await get<{ site: Site }>('/site', { signal });
        const { name, logoOnLight, favicon, timeZone, mapTileUrl, mapTileAttribution } = site.settings;
        return { name, logoOnLight, favicon, timeZone, map: { tileUrl: mapTileUrl, attribution: mapTileAttribution } };
      },
      staleTime: Infinity,
    }),

  /** The brewery's name in the web app manifest of the public site. */
  brandName: () =>
    queryOptions({
      queryKey: ['site', 'brand-name'],
      queryFn: async ({ signal }) => {
        const response = await fetch('/site.webmanifest', { signal });
        if (!response.ok) throw new Error(`The manifest request failed with status ${response.status}`);
        return ((await response.json()) as { name: string }).name;
      },
      staleTime: Infinity,
    }),
};

export const siteSettingsSnapshot = { ...siteQueries.settings(), ...snapshotOptions };

export const fetchLatestSettings = (queryClient: QueryClient): Promise<StaffSiteSettings> =>
  queryClient.fetchQuery({ ...siteQueries.settings(), ...freshOptions });

type ImageUpload = { name: SiteImageName; file: File; onProgress?: ProgressHandler };

export const siteMutations = {
  save: (settings: object) => staffSend<{ settings: StaffSiteSettings }>('PUT', '/site/settings', settings),
  saveImage: ({ name, file, onProgress }: ImageUpload) =>
    staffUpload<{ settings: StaffSiteSettings }>(`/site/images/${name}`, toFormData('image', [file]), onProgress),
  removeImage: (name: SiteImageName) => staffSend<{ message: string }>('DELETE', `/site/images/${name}`),
};
