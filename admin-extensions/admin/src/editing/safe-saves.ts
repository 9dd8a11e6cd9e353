/**
 * How the panel's forms save: with the version that the form loaded, so that the server can reject a stale save, and without
 * losing edits. Strapi puts the values of a form into its cache before the response, puts the stored ones back and loads
 * the document again after a rejection, and treats everything but a ValidationError as saved: each of these discards edits.
 */
import { adminApi } from '@strapi/strapi/admin';
import { setConflict } from './conflicts';

type Document = Record<string, unknown> & { updatedAt?: string };
type Save = { collectionType: string; model: string; documentId?: string; data: unknown };
type Request = { url: string; method: string; data: unknown; config?: object };
type Failure = { name: string; message: string; status?: number; details?: unknown };
type Result = { data?: unknown; error?: Failure };
type Api = { getState: () => unknown; dispatch: (action: unknown) => unknown };
type BaseQuery = (request: Request) => Promise<Result>;

/** The parts of RTK Query's definition of a mutation that are used here. */
type Endpoint = {
  query?: (save: Save) => Request;
  queryFn?: (save: Save, api: Api, options: unknown, baseQuery: BaseQuery) => Promise<Result>;
  onQueryStarted?: unknown;
  invalidatesTags?: (response: unknown, error: unknown, save: Save) => unknown[];
  transformResponse?: (response: unknown, meta: unknown, save: Save) => unknown;
};

type CachedQuery = {
  endpointName?: string;
  originalArgs?: Partial<Save>;
  data?: { data?: Document };
  fulfilledTimeStamp?: number;
};

/** The versions that this tab has saved: the cache gets them a moment later. */
const savedVersions = new Map<string, string>();

export const documentKey = ({ model, documentId }: { model: string; documentId?: string | undefined }) =>
  documentId === undefined ? model : `${model}/${documentId}`;

/** The document as the form has loaded it. */
function findLoaded(state: unknown, save: Save): Document | null {
  const { queries } = (state as { adminApi: { queries: Record<string, CachedQuery | undefined> } }).adminApi;
  const [latest] = Object.values(queries)
    .filter((query) => query?.endpointName === 'getDocument' && query.data?.data !== undefined)
    .filter((query) => query?.originalArgs && documentKey(query.originalArgs as Save) === documentKey(save))
    .sort((one, other) => (other?.fulfilledTimeStamp ?? 0) - (one?.fulfilledTimeStamp ?? 0));
  return latest?.data?.data ?? null;
}

function findVersion(loaded: Document | null, save: Save): string | null {
  const saved = savedVersions.get(documentKey(save)) ?? '';
  const version = loaded?.updatedAt ?? '';
  return (saved > version ? saved : version) || null;
}

const kept = 'Your edits are still here.';

function describe({ status, message }: Failure): string {
  if (status === undefined) return `The server could not be reached, so this may not be saved. ${kept}`;
  if (status === 404) return `This no longer exists: it was deleted after you opened it. ${kept}`;
  if (status === 403) return `Your role doesn’t permit this. ${kept}`;
  return status >= 500 ? `The server could not save this. ${kept}` : message;
}

const hasErrors = (details: unknown): boolean => typeof details === 'object' && details !== null && 'errors' in details;

/** Converts to the error after which Strapi's form keeps its values. An expired session leads to the sign-in page. */
const toKeepingError = (error: Failure): Failure =>
  error.status === 401
    ? error
    : {
        ...error,
        name: 'ValidationError',
        message: describe(error),
        details: hasErrors(error.details) ? error.details : { errors: [] },
      };

type Stale = { updatedAt: string; subject: string };

const findStale = ({ details }: Failure): Stale | null => (details as { stale?: Stale } | undefined)?.stale ?? null;

/** Strapi's tags of a document's queries, and of those of its relations. */
const tagsOf = ({ collectionType, model, documentId }: Save) => [
  { type: 'Document', id: collectionType === 'single-types' ? model : `${model}_${documentId}` },
  'Relations',
];

const withVersion = (request: Request, version: string | null): Request =>
  version === null ? request : { ...request, config: { ...request.config, headers: { 'If-Match': `"${version}"` } } };

function changeEndpoint(endpoint: Endpoint | undefined): void {
  const { query, transformResponse, invalidatesTags } = endpoint ?? {};
  if (!endpoint || !query || !invalidatesTags) throw new Error('Strapi’s endpoint updateDocument has changed');
  delete endpoint.query;
  delete endpoint.onQueryStarted;
  // Strapi loads the document again after a rejection, too.
  endpoint.invalidatesTags = (response, error, save) => (error ? [] : invalidatesTags(response, error, save));

  endpoint.queryFn = async (save, { getState, dispatch }, _options, baseQuery) => {
    const loaded = findLoaded(getState(), save);
    const { data, error } = await baseQuery(withVersion(query(save), findVersion(loaded, save)));
    if (error) {
      const stale = findStale(error);
      const reload = () => void dispatch(adminApi.util.invalidateTags(tagsOf(save) as never));
      if (stale && loaded) setConflict({ key: documentKey(save), loaded, ...stale, reload });
      return { error: toKeepingError(error) };
    }
    const response = transformResponse ? transformResponse(data, undefined, save) : data;
    const { updatedAt } = (response as { data?: Document }).data ?? {};
    if (updatedAt !== undefined) savedVersions.set(documentKey(save), updatedAt);
    setConflict(null);
    return { data: response };
  };
}

type Enhanceable = {
  enhanceEndpoints: (changes: { endpoints: Record<string, (endpoint?: Endpoint) => void> }) => void;
};

/** Must run after the content manager has registered its endpoints. */
export const saveSafely = (): void =>
  (adminApi as unknown as Enhanceable).enhanceEndpoints({ endpoints: { updateDocument: changeEndpoint } });
