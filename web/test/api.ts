import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '@domain/shared/error-code';
import { initialPage } from '@domain/page/initial-page';
import { findPage } from '@domain/page/pages';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import type { Setup } from '@domain/setup/schema';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { demoTaprooms } from '../site/demo/demo-taprooms';

type Method = 'get' | 'post' | 'put' | 'delete';

/** `mockJson('get', '/beers', { beers: [] })` responds with the payload in the envelope of a success. */
export const mockJson = (method: Method, path: string, payload: object, status = 200): HttpHandler =>
  http[method](`*/api${path}`, () => HttpResponse.json({ success: status < 400, ...payload }, { status }));

/** The designed pages have the specification's texts. */
const pages = http.get<{ key: string }>('*/api/pages/:key', ({ params: { key } }) => {
  const page = findPage(key);
  return page
    ? HttpResponse.json({ success: true, page: initialPage(page, 'demo') })
    : new HttpResponse(null, { status: 404 });
});

/** The settings of the demo. */
const site = mockJson('get', '/site', {
  site: { settings: initialSiteSettings(readSettings({}, '/')), taprooms: [], pages: [] },
});

/** An installation that is set up. */
export const mockSetup = (changes: Partial<Setup> = {}): HttpHandler => {
  const setup: Setup = {
    content: 'demo',
    status: 'finished',
    step: 'name',
    sendsEmails: true,
    version: '1.0.0',
    startEmpty: null,
  };
  return mockJson('get', '/setup', { setup: { ...setup, ...changes } });
};

/** Nothing needs the attention of admins. */
const warnings = mockJson('get', '/stats/warnings', {
  warnings: { backup: null, failedEmails: { total: 0, latest: [] } },
});

/** No taproom keeps a tap list. */
const taps = mockJson('get', '/taps', { taprooms: [] });
const tapList = mockJson('get', '/taps/:slug', { code: 'not-found', message: 'Taproom not found' }, 404);

/** No hero images, no beers like another one, and no state to ship to. */
const nothing = [
  mockJson('get', '/content/hero-images/:location/:page', { images: [] }),
  mockJson('get', '/beers/:slug/related', { similar: [], previous: null, next: null }),
  mockJson('get', '/shipping-states', { shippingStates: [] }),
];

/** Mocks the tiles of maps. */
const basemap = http.get('*basemap*', () => HttpResponse.json({ type: 'FeatureCollection', features: [] }));

/** Mock of `/api`. Any other request without a handler fails the test. */
export const api = setupServer(pages, site, mockSetup(), warnings, taps, tapList, ...nothing, basemap);

/** The payload of a response, or how it follows from the request. */
type Payload<Input> = object | ((input: Input) => object);

const respond = <Input>(payload: Payload<Input>, input: Input) =>
  HttpResponse.json({
    success: true,
    ...(payload instanceof Function ? (payload as (given: Input) => object)(input) : payload),
  });

/** Responds with the payload, and returns the bodies that are sent. */
export function mockCall<Body = unknown>(method: Method, path: string, payload: Payload<Body>): Body[] {
  const bodies: Body[] = [];
  api.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const text = await request.text();
      const body = (text === '' ? null : JSON.parse(text)) as Body;
      bodies.push(body);
      return respond(payload, body);
    }),
  );
  return bodies;
}

/** Responds with the payload, and returns the query strings that are sent. */
export function mockQueries(path: string, payload: Payload<URLSearchParams>, method: Method = 'get'): string[] {
  const queries: string[] = [];
  api.use(
    http[method](`*/api${path}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      return respond(payload, searchParams);
    }),
  );
  return queries;
}

/** Responds with the payload, and returns the forms that are sent, as text. */
export function mockUpload(path: string, payload: object): string[] {
  const forms: string[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      forms.push(await request.text());
      return HttpResponse.json({ success: true, ...payload });
    }),
  );
  return forms;
}

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

const folder = join(import.meta.dirname, '../domain/place/places');

/** The tables of ZIP codes and cities. */
export const mockPlaces = () =>
  http.get('*/places/:file', async ({ params }) =>
    HttpResponse.text(await readFile(join(folder, String(params['file'])), 'utf8')),
  );

/** Responds to the requests of the taprooms' pages with the demo content. */
export const mockTaprooms = (taprooms = demoTaprooms) =>
  http.get('*/api/taprooms/:slug', ({ params }) => {
    const taproom = taprooms.find(({ slug }) => slug === params.slug);
    return taproom
      ? HttpResponse.json({ success: true, taproom })
      : HttpResponse.json({ success: false, code: 'not-found', message: 'Taproom not found' }, { status: 404 });
  });
