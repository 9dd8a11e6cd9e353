/**
 * Patches how the forms of Strapi 5.52 save: with the version that the form loaded, so that the server can reject a stale
 * save, and without losing edits. Strapi puts the values of a form into its cache before the response, puts the stored
 * ones back and loads the document again after a rejection, and treats everything but a ValidationError as saved: each of
 * these discards edits. `panel-rules.spec.ts` tests it in a browser.
 */
import { Typography } from '@strapi/design-system';
import { adminApi, useForm } from '@strapi/strapi/admin';

type DocumentId = { model: string; documentId?: string };
type Request = { url: string; method: string; data: unknown; config?: object };
type Failure = { name: string; message: string; status?: number; details?: unknown };
type Response = { data?: { updatedAt?: string } };
type Result = { data?: Response };

type Endpoint = {
  query?: (id: DocumentId) => Request;
  queryFn?: (id: DocumentId, ...rest: unknown[]) => Promise<Result>;
  onQueryStarted?: unknown;
  invalidatesTags?: (response: unknown, error: unknown, id: DocumentId) => unknown[];
  transformResponse?: (response: Response, meta: unknown, id: DocumentId) => Response;
  transformErrorResponse?: (error: Failure) => Failure;
};

const versions = new Map<string, string>();

const keyOf = ({ model, documentId }: DocumentId) => (documentId === undefined ? model : `${model}/${documentId}`);

function remember(id: DocumentId, response: Response | undefined): void {
  const version = response?.data?.updatedAt;
  if (version !== undefined) versions.set(keyOf(id), version);
}

function rememberLoaded(endpoint: Endpoint): void {
  const { queryFn } = endpoint;
  if (!queryFn) throw new Error('Strapi’s endpoint getDocument has changed');
  endpoint.queryFn = async (id, ...rest) => {
    const result = await queryFn(id, ...rest);
    remember(id, result.data);
    return result;
  };
}

const withVersion = (request: Request, version: string | undefined): Request =>
  version === undefined
    ? request
    : { ...request, config: { ...request.config, headers: { 'If-Match': `"${version}"` } } };

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

function keepEdits(endpoint: Endpoint): void {
  const { query, invalidatesTags, transformResponse, onQueryStarted } = endpoint;
  if (!query || !invalidatesTags || !transformResponse || !onQueryStarted)
    throw new Error('Strapi’s endpoint updateDocument has changed');
  endpoint.query = (id) => withVersion(query(id), versions.get(keyOf(id)));
  delete endpoint.onQueryStarted;
  endpoint.invalidatesTags = (response, error, id) => (error ? [] : invalidatesTags(response, error, id));
  endpoint.transformErrorResponse = toKeepingError;
  endpoint.transformResponse = (response, meta, id) => {
    const transformed = transformResponse(response, meta, id);
    remember(id, transformed);
    return transformed;
  };
}

type Enhanceable = {
  enhanceEndpoints: (changes: { endpoints: Record<string, (endpoint: Endpoint) => void> }) => void;
};

/** Must run after the content manager has registered its endpoints. */
export const saveSafely = (): void =>
  (adminApi as unknown as Enhanceable).enhanceEndpoints({
    endpoints: { getDocument: rememberLoaded, updateDocument: keepEdits },
  });

/** Beside a form whose save was rejected because the document had changed: says so until the next save, longer than Strapi’s notification. */
export function StaleNote() {
  const message = useForm<unknown>('StaleNote', ({ errors }) => (errors as { version?: unknown }).version);
  return typeof message === 'string' ? (
    <Typography tag="p" variant="pi" textColor="danger600">
      {message}
    </Typography>
  ) : null;
}
