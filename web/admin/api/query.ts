import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toLabel } from '@domain/shared/labels';
import type { Image } from '@domain/shared/response-schemas';
import { ApiError } from '../../api/client';
import {
  freshOptions,
  snapshotOptions,
  staffGet,
  staffSend,
  staffUpload,
  toFormData,
  type ImagesUpload,
} from '../../api/staff/client';

/** `field`: of the response. */
export const staffQuery = <Data>(queryKey: QueryKey, path: string, field: string) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await staffGet<Record<string, Data>>(path, { signal }))[field] as Data,
  });

type StaffQuery<Data> = ReturnType<typeof staffQuery<Data>>;

/** One page of a list: the previous one is shown while it loads. */
export const pageQuery = <Page>(queryKey: QueryKey, path: string) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => staffGet<Page>(path, { signal }),
    placeholderData: keepPreviousData,
  });

/** Refetches all queries whose key begins with one of these. */
export const invalidator =
  (...keys: (string | QueryKey)[]) =>
  (queryClient: QueryClient) =>
    Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: typeof key === 'string' ? [key] : key })));

type Versioned = { updatedAt: string | null };

type RecordApiOptions<Stored> = {
  /** The key in responses, and the word in messages. */
  name: string;
  /** The path of the calls that change a record, to which its id is added. */
  path: string;
  idOf: (record: Stored) => string;
  /** Loads one record, by default from `${path}/admin/${id}`. */
  query?: (id: string) => StaffQuery<Stored>;
  /** Loads all records if no call loads a single one. */
  list?: () => StaffQuery<Stored[]>;
  /** Refetches what shows the records. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
};

/** The calls of records that staff edit one by one. */
export function recordApi<Stored extends Versioned>({
  name,
  path,
  idOf,
  list,
  invalidate,
  query,
}: RecordApiOptions<Stored>) {
  const unwrap = (response: Record<string, Stored>) => response[name] as Stored;
  const byId =
    query ?? ((id: string) => staffQuery<Stored>([path.slice(1), 'detail', id], `${path}/admin/${id}`, name));
  const create = async (body: object) => unwrap(await staffSend('POST', path, body));
  const update = async (id: string, body: object) => unwrap(await staffSend('PUT', `${path}/${id}`, body));
  return {
    name,
    idOf,
    byId,
    invalidate,
    /** The query of a form. */
    snapshot: (id: string) => ({ ...byId(id), ...snapshotOptions }),
    async fetchLatest(queryClient: QueryClient, id: string): Promise<Stored> {
      if (!list) return queryClient.fetchQuery({ ...byId(id), ...freshOptions });
      const records = await queryClient.fetchQuery({ ...list(), ...freshOptions });
      const record = records.find((each) => idOf(each) === id);
      if (!record) throw new ApiError(404, `${toLabel(name)} not found`, { code: 'not-found' });
      return record;
    },
    create,
    update,
    /** Updates `base` unless another user has changed it; creates a record if it is null. */
    save: (base: Stored | null, body: object) =>
      base ? update(idOf(base), { ...body, updatedAt: base.updatedAt }) : create(body),
    remove: (id: string) => staffSend<{ message: string }>('DELETE', `${path}/${id}`),
  };
}

/** The calls of records whose delete can be undone for an hour; with `deleteQuery`, only if it says so. */
export const restorableApi = <Stored extends Versioned>({
  deleteQuery = '',
  ...options
}: RecordApiOptions<Stored> & { deleteQuery?: string }) => ({
  ...recordApi(options),
  remove: (id: string) => staffSend<{ message: string }>('DELETE', `${options.path}/${id}${deleteQuery}`),
  restore: (id: string) => staffSend('POST', `${options.path}/${id}/restore`),
});

export type RestorableApi<Stored extends Versioned> = ReturnType<typeof restorableApi<Stored>>;

type Removal = { id: string; index: number; cloudStoragePath?: string | null };

/** The calls for the photos of records. */
export const imageCalls = <Response>(path: string, select: (response: Response) => { images: Image[] }) => ({
  addImages: async ({ id, files, replacement, onProgress }: ImagesUpload & { id: string }) =>
    select(await staffUpload(`${path}/${id}/images`, toFormData('images', files, replacement), onProgress)),
  removeImage: async ({ id, index, cloudStoragePath }: Removal) =>
    select(
      await staffSend('DELETE', `${path}/${id}/images/${index}`, cloudStoragePath ? { cloudStoragePath } : undefined),
    ),
});
