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
  failure: { message: string; errors?: object[] },
) => answers(method, path, failure, status);

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
