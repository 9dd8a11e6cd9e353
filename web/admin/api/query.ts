import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Image } from '@domain/shared/response-schemas';
import { ApiError, type Method } from '../../api/client';
import {
  freshOptions,
  snapshotOptions,
  staffGet,
  staffSend,
  staffUpload,
  toFormData,
  type ImagesUpload,
} from '../../api/staff/client';

/** Responses have their data in a field. */
const unwrap = async <Data>(response: Promise<Record<string, Data>>, field: string) => (await response)[field] as Data;

/** Sends a body, and resolves to a field of the response. */
export const sendFor = <Data>(field: string, method: Method, path: string, body?: unknown) =>
  unwrap<Data>(staffSend(method, path, body), field);

export type Timing = { staleTime?: number; refetchInterval?: number };

/** `field`: of the response. */
export const staffQuery = <Data>(queryKey: QueryKey, path: string, field: string, timing: Timing = {}) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => unwrap<Data>(staffGet(path, { signal }), field), ...timing });

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
  /** The path of the call that loads a record, to which its id is added; `${path}/admin` by default. */
  readPath?: string;
  /** `?restorable=true`, where a delete is final without it. */
  deleteQuery?: string;
  idOf: (record: Stored) => string;
  /** Loads all records if no call loads a single one. */
  list?: () => ReturnType<typeof staffQuery<Stored[]>>;
  /** Refetches what shows the records. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
};

/** The calls of records that staff edit one by one. */
export function recordApi<Stored extends Versioned>(options: RecordApiOptions<Stored>) {
  const { name, path, readPath = `${path}/admin`, deleteQuery = '', idOf, list, invalidate } = options;
  // A key of its own, so that refetching the list does not refetch forms.
  const byId = (id: string) => staffQuery<Stored>([name, id], `${readPath}/${id}`, name);
  const create = (body: object) => sendFor<Stored>(name, 'POST', path, body);
  const update = (id: string, body: object) => sendFor<Stored>(name, 'PUT', `${path}/${id}`, body);
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
      if (!record) throw new ApiError(404, 'Another user has deleted it', { code: 'not-found' });
      return record;
    },
    create,
    update,
    /** Updates `base` unless another user has changed it; creates a record if it is null. */
    save: (base: Stored | null, body: object) =>
      base ? update(idOf(base), { ...body, updatedAt: base.updatedAt }) : create(body),
    remove: (id: string) => staffSend<{ message: string }>('DELETE', `${path}/${id}${deleteQuery}`),
  };
}

/** The calls of records whose delete can be undone for an hour. */
export const restorableApi = <Stored extends Versioned>(options: RecordApiOptions<Stored>) => ({
  ...recordApi(options),
  restore: (id: string) => staffSend('POST', `${options.path}/${id}/restore`),
});

export type RestorableApi<Stored extends Versioned> = ReturnType<typeof restorableApi<Stored>>;

export type Removal = { id: string; index: number; cloudStoragePath?: string | null };

/** The calls for the photos of records. */
export const imageCalls = <Response>(path: string, select: (response: Response) => { images: Image[] }) => ({
  addImages: async ({ id, files, replacement, onProgress }: ImagesUpload & { id: string }) =>
    select(await staffUpload(`${path}/${id}/images`, toFormData('images', files, replacement), onProgress)),
  removeImage: async ({ id, index, cloudStoragePath }: Removal) =>
    select(
      await staffSend('DELETE', `${path}/${id}/images/${index}`, cloudStoragePath ? { cloudStoragePath } : undefined),
    ),
});
