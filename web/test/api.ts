import type { ErrorCode } from '@domain/shared/error-code';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** `/api` in tests: nothing is answered that a test has not asked for. */
export const api = setupServer();

type Method = 'get' | 'post' | 'put' | 'delete';

/** `answers('get', '/beers', { beers: [] })`: the envelope of api.md §1 around a payload. */
export const answers = (method: Method, path: string, payload: object, status = 200): HttpHandler =>
  http[method](`*/api${path}`, () => HttpResponse.json({ success: status < 400, ...payload }, { status }));

export const refuses = (
  method: Method,
  path: string,
  status: number,
  failure: { message: string; code?: ErrorCode; errors?: object[] },
) => answers(method, path, { code: defaultCodes[status], ...failure }, status);

/** api.md §6 */
const defaultCodes: Partial<Record<number, ErrorCode>> = {
  400: 'invalid-input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'rate-limited',
  500: 'server-error',
  503: 'unavailable',
};

/** Answers, too, but not before `send` is called. */
export function heldBack(method: Method, path: string, payload: object) {
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const handler = http[method](`*/api${path}`, async () => {
    await isSent;
    return HttpResponse.json({ success: true, ...payload });
  });
  return { handler, send };
}

/** Nobody answers. */
export const isAway = (method: Method, path: string): HttpHandler =>
  http[method](`*/api${path}`, () => HttpResponse.error());
