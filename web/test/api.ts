import type { ErrorCode } from '@domain/shared/error-code';
import { initialPage } from '@domain/page/initial-page';
import { findPage } from '@domain/page/pages';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import { sessionIdHeader } from '@domain/user/session';
import type { User } from '@domain/user/schema';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The designed pages have the specification's texts. */
const pages = http.get<{ key: string }>('*/api/pages/:key', ({ params: { key } }) => {
  const page = findPage(key);
  return page
    ? HttpResponse.json({ success: true, page: initialPage(page, 'demo') })
    : new HttpResponse(null, { status: 404 });
});

/** The settings of the demo. */
const site = http.get('*/api/site', () =>
  HttpResponse.json({
    success: true,
    site: { settings: initialSiteSettings(readSettings({}, '/')), taprooms: [], pages: [] },
  }),
);

/** An installation that is set up. */
const setup = http.get('*/api/setup', () =>
  HttpResponse.json({
    success: true,
    setup: { content: 'demo', status: 'finished', step: 'name', sendsEmails: true, version: '1.0.0', startEmpty: null },
  }),
);

/** Nothing needs the attention of admins. */
const warnings = http.get('*/api/stats/warnings', () =>
  HttpResponse.json({ success: true, warnings: { backup: null, failedEmails: { total: 0, latest: [] } } }),
);

/** No taproom keeps a tap list. */
const taps = http.get('*/api/taps', () => HttpResponse.json({ success: true, taprooms: [] }));
const tapList = http.get('*/api/taps/:slug', () =>
  HttpResponse.json({ success: false, code: 'not-found', message: 'Taproom not found' }, { status: 404 }),
);

/** Mocks the tiles of maps. */
const basemap = http.get('*basemap*', () => HttpResponse.json({ type: 'FeatureCollection', features: [] }));

/** Mock of `/api`. Any other request without a handler fails the test. */
export const api = setupServer(pages, site, setup, warnings, taps, tapList, basemap);

type Method = 'get' | 'post' | 'put' | 'delete';

/** `mockJson('get', '/beers', { beers: [] })` responds with the payload in the envelope of a success. */
export const mockJson = (method: Method, path: string, payload: object, status = 200): HttpHandler =>
  http[method](`*/api${path}`, () => HttpResponse.json({ success: status < 400, ...payload }, { status }));

/** Responds with the payload, and returns the bodies that are sent. */
export function mockCall<Body = unknown>(method: Method, path: string, payload: object): Body[] {
  const bodies: Body[] = [];
  api.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const text = await request.text();
      bodies.push((text === '' ? null : JSON.parse(text)) as Body);
      return HttpResponse.json({ success: true, ...payload });
    }),
  );
  return bodies;
}

/** Responds with the payload, and returns the query strings that are sent. */
export function mockQueries(path: string, payload: object, method: Method = 'get'): string[] {
  const queries: string[] = [];
  api.use(
    http[method](`*/api${path}`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, ...payload });
    }),
  );
  return queries;
}

/** Responds to sign-ins with the user and the id of the new session. */
export const mockSignIn = (user: User, sessionId = 'session-2'): HttpHandler =>
  http.post('*/api/auth/login', () =>
    HttpResponse.json(
      { success: true, token: 'a-token', user, message: 'Signed in' },
      { headers: { [sessionIdHeader]: sessionId } },
    ),
  );

type FailureBody = { message: string; code?: ErrorCode; errors?: object[] };

export const mockError = (method: Method, path: string, status: number, failure: FailureBody) =>
  mockJson(method, path, { code: defaultCodes[status], ...failure }, status);

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

/** Responds when `send` is called. */
export function mockDeferred(method: Method, path: string, payload: object) {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const handler = http[method](`*/api${path}`, async () => {
    await sent;
    return HttpResponse.json({ success: true, ...payload });
  });
  return { handler, send };
}

export const mockNetworkError = (method: Method, path: string): HttpHandler =>
  http[method](`*/api${path}`, () => HttpResponse.error());
