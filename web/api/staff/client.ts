/**
 * HTTP client of the staff calls. The session's cookie authorizes them; they name the session that they are meant for,
 * because another user may have signed in in another tab. (The newsletter calls don't, and use the plain client.)
 */
import type { ImageReplacementFields } from '@domain/shared/image-input';
import { sessionIdHeader } from '@domain/user/session';
import { call, get, NetworkError, send, toApiError, type Method } from '../client';
import { sendOnce, withKey } from '../send-once';

// Time limits, so that a stalled connection ends with a message.

const callTimeoutMs = 20_000;
/** Exports of thousands of rows. */
const exportTimeoutMs = 120_000;
/** It makes a backup first. */
const startEmptyTimeoutMs = 180_000;
/** Timeouts of an upload: without progress, and for the response after the last byte (an import, or large images). */
export const uploadTimeoutMs = { stalled: 60_000, response: 180_000 } as const;

function timeoutFor(path: string): number {
  if (path.includes('/export/')) return exportTimeoutMs;
  return path === '/setup/start-empty' ? startEmptyTimeoutMs : callTimeoutMs;
}

/** Aborts when `signal` does, or when the time limit for `path` has passed. */
export function withTimeout(path: string, signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutFor(path));
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

const timeoutError = () => new NetworkError(new DOMException('The call timed out', 'TimeoutError'));

export const isTimeout = (error: unknown) =>
  error instanceof NetworkError && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';

let getSessionId: () => string | null = () => null;

export function configureSessionSource(source: () => string | null) {
  getSessionId = source;
}

export const staffGet = <Payload>(path: string, init: RequestInit = {}) => get<Payload>(path, withSession(init));

const keyHeader = 'Idempotency-Key';

/** Saved once, however often it is sent. Presses of the tap list bring a key of their own. */
export function staffSend<Payload>(method: Method, path: string, body?: unknown, init: RequestInit = {}) {
  const { headers } = withSession(init);
  const sendKeyed = headers.has(keyHeader) ? send<Payload> : sendOnce<Payload>;
  return sendKeyed(method, path, body, { ...init, headers });
}

export type Download = { blob: Blob; filename: string };

/** The file name is the one in `Content-Disposition`. */
export async function download(path: string, init: RequestInit = {}): Promise<Download> {
  const response = await call(path, init);
  const match = /filename="?([^";]+)"?/i.exec(response.headers.get('Content-Disposition') ?? '');
  const blob = await response.blob().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return { blob, filename: match?.[1] ?? 'export.csv' };
}

export const staffDownload = (path: string) => download(path, withSession({}));

export type ProgressHandler = (sentBytes: number, totalBytes: number) => void;

const describeEntry = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

const describeForm = (form: FormData) => JSON.stringify([...form].map(([name, value]) => [name, describeEntry(value)]));

/** Saved once, however often it is sent. */
export const staffUpload = <Payload>(path: string, form: FormData, onProgress?: ProgressHandler): Promise<Payload> =>
  withKey(path, describeForm(form), (key) => upload<Payload>(path, form, key, onProgress));

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function upload<Payload>(path: string, form: FormData, key: string, onProgress?: ProgressHandler): Promise<Payload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    withSession({ headers: { [keyHeader]: key } }).headers.forEach((value, name) =>
      request.setRequestHeader(name, value),
    );
    const restartTimer = createTimer(() => {
      reject(timeoutError());
      request.abort();
    });
    request.upload.onprogress = (event) => {
      restartTimer(uploadTimeoutMs.stalled);
      if (event.lengthComputable) onProgress?.(event.loaded, event.total);
    };
    request.upload.onload = () => restartTimer(uploadTimeoutMs.response);
    request.onerror = request.onabort = () => reject(new NetworkError());
    request.onloadend = () => restartTimer(null);
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        return reject(toApiError(request.status, request.responseText, (name) => request.getResponseHeader(name)));
      }
      try {
        resolve(JSON.parse(request.responseText) as Payload);
      } catch (cause) {
        reject(new NetworkError(cause));
      }
    };
    restartTimer(uploadTimeoutMs.stalled);
    request.send(form);
  });
}

/** Returns a function that restarts the timer; null stops it. */
function createTimer(onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (delayMs: number | null) => {
    clearTimeout(timer);
    if (delayMs !== null) timer = setTimeout(onTimeout, delayMs);
  };
}

function withSession(init: RequestInit): RequestInit & { headers: Headers } {
  const headers = new Headers(init.headers);
  const sessionId = getSessionId();
  if (sessionId && !headers.has(sessionIdHeader)) headers.set(sessionIdHeader, sessionId);
  return { ...init, headers };
}

/** How files of a record are uploaded. */
export type ImagesUpload = {
  files: File[];
  /** The file takes the place of a stored image. */
  replacement?: ImageReplacementFields;
  onProgress?: ProgressHandler;
};

export function toFormData(
  fileField: string,
  files: File[],
  textFields: Record<string, string | undefined> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(textFields)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append(fileField, file, file.name);
  return form;
}

/**
 * For the record that a form edits: fetched when the form opens and not refetched while it is open. It is not cached,
 * so that the form opens with the latest version the next time.
 */
export const snapshotOptions = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 } as const;

/** Always fetched, and not cached. */
export const freshOptions = { staleTime: 0, gcTime: 0 } as const;
