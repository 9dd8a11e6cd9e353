import type { QueryClient } from '@tanstack/react-query';
import type { PhotoUse } from '@domain/taproom/limits';
import type { StaffTaproom, HoursException } from '@domain/taproom/schema';
import { ApiError } from '../../api/client';
import {
  staffSend,
  staffUpload,
  type ImagesUpload,
  toFormData,
  freshOptions,
  snapshotOptions,
} from '../../api/staff/client';
import { siteQueries } from './site';
import { staffQuery } from './query';

export const taproomQueries = {
  /** In order, hidden ones included. */
  list: () => staffQuery(['taprooms'], '/taprooms/admin', ({ taprooms }: { taprooms: StaffTaproom[] }) => taprooms),
  bySlug: (slug: string) =>
    // Not below the list's key: forms must not be refetched with it.
    staffQuery(['taproom', slug], `/taprooms/admin/${slug}`, ({ taproom }: TaproomResponse) => taproom),
};

type TaproomResponse = { taproom: StaffTaproom };

export const taproomSnapshot = (slug: string) => ({ ...taproomQueries.bySlug(slug), ...snapshotOptions });

export const fetchLatestTaproom = (queryClient: QueryClient, slug: string): Promise<StaffTaproom> =>
  queryClient.fetchQuery({ ...taproomQueries.bySlug(slug), ...freshOptions });

/** Until the lists are fetched again, they have the taproom with its new slug. */
export function renameTaproom(queryClient: QueryClient, taproom: StaffTaproom): void {
  queryClient.setQueryData(taproomQueries.bySlug(taproom.slug).queryKey, taproom);
  queryClient.setQueryData(taproomQueries.list().queryKey, (taprooms) =>
    taprooms?.map((each) => (each._id === taproom._id ? taproom : each)),
  );
}

export const updateTaproom = ({ slug, taproom }: { slug: string; taproom: object }) =>
  staffSend<TaproomResponse>('PUT', `/taprooms/${slug}`, taproom);

export const taproomMutations = {
  create: (taproom: object) => staffSend<TaproomResponse>('POST', '/taprooms', taproom),
  update: updateTaproom,
  remove: (slug: string) => staffSend<{ message: string }>('DELETE', `/taprooms/${slug}`),
  sort: (slugs: string[]) => staffSend<{ taprooms: StaffTaproom[] }>('PUT', '/taprooms/order', { slugs }),
};

/** Until the end of the day; `reopen` undoes it. */
export const closeEarly = (slug: string, closes: string) =>
  staffSend<TaproomResponse>('POST', `/taprooms/${slug}/close-early`, { closes });

export const reopen = (slug: string) => staffSend<TaproomResponse>('DELETE', `/taprooms/${slug}/close-early`);

/** Events and the dashboard show hours and names of taprooms; the site’s time zone follows that of the first one. */
export const invalidateTaprooms = (queryClient: QueryClient) =>
  Promise.all([
    ...['taprooms', 'stats', 'content', 'events'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    queryClient.invalidateQueries(siteQueries.brand()),
  ]);

const maxAttempts = 3;

/** Replaces the special hours of a taproom by a change of the latest ones; retries if another user has saved in the meantime. */
async function changeExceptions(
  queryClient: QueryClient,
  slug: string,
  change: (exceptions: HoursException[]) => HoursException[],
  attempt = 1,
): Promise<StaffTaproom> {
  const { openingHours, updatedAt } = await fetchLatestTaproom(queryClient, slug);
  const body = { openingHours: { exceptions: change(openingHours.exceptions) }, updatedAt };
  try {
    return (await staffSend<TaproomResponse>('PUT', `/taprooms/${slug}`, body)).taproom;
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
