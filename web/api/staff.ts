import { call, get, toApiError, send, NetworkError, type Method } from './client';

/**
 * Calls that carry the bearer token of the signed-in member of staff. (The newsletter's calls send none: the
 * session cookie speaks for them.)
 */

let readToken: () => string | null = () => null;

/** The session tells where its token is kept. */
export function configureToken(read: () => string | null) {
  readToken = read;
}

export const staffGet = <Answer>(path: string, init: RequestInit = {}) => get<Answer>(path, withAuth(init));

export const staffSend = <Answer>(method: Method, path: string, body?: unknown, init: RequestInit = {}) =>
  send<Answer>(method, path, body, withAuth(init));

export type Download = { blob: Blob; filename: string };

/** A file the server makes, with the name it gave. */
export async function download(path: string, init: RequestInit = {}): Promise<Download> {
  const response = await call(path, init);
  const named = /filename="?([^";]+)"?/i.exec(response.headers.get('Content-Disposition') ?? '');
  const blob = await response.blob().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return { blob, filename: named?.[1] ?? 'export.csv' };
}

export const staffDownload = (path: string) => download(path, withAuth({}));

export type Progress = (sent: number, total: number) => void;

/** Files go by XMLHttpRequest, because `fetch` cannot say how far it is. */
export function staffUpload<Answer>(path: string, form: FormData, onProgress?: Progress): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    withAuth({}).headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded, event.total);
    request.onerror = request.onabort = request.ontimeout = () => reject(new NetworkError());
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        return reject(toApiError(request.status, request.responseText, (name) => request.getResponseHeader(name)));
      }
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch (cause) {
        reject(new NetworkError(cause));
      }
    };
    request.send(form);
  });
}

function withAuth(init: RequestInit): RequestInit & { headers: Headers } {
  const headers = new Headers(init.headers);
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}
