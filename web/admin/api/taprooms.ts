import type { QueryClient } from '@tanstack/react-query';
import type { PhotoUse } from '@domain/taproom/limits';
import type { StaffTaproom, HoursException } from '@domain/taproom/schema';
import { ApiError } from '../../api/client';
import { staffSend, staffUpload, type ImagesUpload, toFormData } from '../../api/staff/client';
import { siteQueries } from './site';
import { invalidator, recordApi, staffQuery } from './query';

export const taproomQueries = {
  /** All taprooms in order, hidden ones included. */
  list: () => staffQuery<StaffTaproom[]>(['taprooms'], '/taprooms/admin', 'taprooms'),
};

type TaproomResponse = { taproom: StaffTaproom };

export const taproomApi = recordApi<StaffTaproom>({
  name: 'taproom',
  path: '/taprooms',
  idOf: ({ slug }) => slug,
  // Events and the dashboard show hours and names of taprooms; the site’s time zone follows that of the first one.
  invalidate: invalidator('taprooms', 'stats', 'events', siteQueries.brand().queryKey),
});

/** Gives the taproom its new slug in the cached lists until they are fetched again. */
export function renameTaproom(queryClient: QueryClient, taproom: StaffTaproom): void {
  queryClient.setQueryData(taproomApi.byId(taproom.slug).queryKey, taproom);
  queryClient.setQueryData(taproomQueries.list().queryKey, (list) =>
    list?.map((each) => (each._id === taproom._id ? taproom : each)),
  );
}

export const sortTaprooms = (slugs: string[]) =>
  staffSend<{ taprooms: StaffTaproom[] }>('PUT', '/taprooms/order', { slugs });

/** Closes for the rest of the day; `reopen` undoes it. */
export const closeEarly = (slug: string, closes: string) =>
  staffSend<TaproomResponse>('POST', `/taprooms/${slug}/close-early`, { closes });

export const reopen = (slug: string) => staffSend<TaproomResponse>('DELETE', `/taprooms/${slug}/close-early`);

const maxAttempts = 3;

/** Replaces the special hours of a taproom by a change of the latest ones; retries if another user has saved in the meantime. */
async function changeExceptions(
  queryClient: QueryClient,
  slug: string,
  change: (exceptions: HoursException[]) => HoursException[],
  attempt = 1,
): Promise<StaffTaproom> {
  const latest = await taproomApi.fetchLatest(queryClient, slug);
  try {
    return await taproomApi.save(latest, { openingHours: { exceptions: change(latest.openingHours.exceptions) } });
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'stale-version';
    if (!isStale || attempt === maxAttempts) throw error;
    return changeExceptions(queryClient, slug, change, attempt + 1);
  }
}

export const addException = (queryClient: QueryClient, slug: string, exception: HoursException) =>
  changeExceptions(queryClient, slug, (exceptions) => [...exceptions, exception]);

export const removeException = (queryClient: QueryClient, slug: string, { from, to }: HoursException) =>
  changeExceptions(queryClient, slug, (exceptions) =>
    exceptions.filter((other) => other.from !== from || other.to !== to),
  );

type PhotoUpload = ImagesUpload & { slug: string; use: PhotoUse };

/** Uploads and deletes of photos apply at once. The gallery gets more photos; any other use replaces its photo. */
export const addTaproomPhotos = ({ slug, use, files, replacement, onProgress }: PhotoUpload) =>
  staffUpload<TaproomResponse>(`/taprooms/${slug}/photos/${use}`, toFormData('images', files, replacement), onProgress);

export const removeTaproomPhoto = ({ slug, use }: { slug: string; use: Exclude<PhotoUse, 'gallery'> }) =>
  staffSend<TaproomResponse>('DELETE', `/taprooms/${slug}/photos/${use}`);

export const removeGalleryPhoto = (slug: string, index: number, cloudStoragePath?: string | null) =>
  staffSend<TaproomResponse>(
    'DELETE',
    `/taprooms/${slug}/photos/gallery/${index}`,
    cloudStoragePath ? { cloudStoragePath } : undefined,
  );
