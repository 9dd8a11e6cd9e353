import type { Page } from '@playwright/test';
import { accounts, panelUrl } from './env';

/** The requests that Strapi's panel sends. */
export type Panel = Awaited<ReturnType<typeof signInToPanel>>;

export type PanelBeer = { documentId: string; slug: string; name: string };

/** The path of the list of beers. */
export const beers = '/content-manager/collection-types/api::beer.beer';
const json = { 'Content-Type': 'application/json' };

/** Tokens are valid for ten minutes; a journey takes less than two. */
const lifetimeMs = 7 * 60_000;

type Session = { token: string; signedInAt: number };

/** Sessions are in the environment, so that all workers inherit what global-setup.ts has started. */
const readSessions = () => JSON.parse(process.env.PANEL_SESSIONS ?? '{}') as Record<string, Session>;

/** The token of the session that all journeys share, for the header `Authorization` or the panel's cookie. */
export async function panelToken(): Promise<string> {
  const started = readSessions()[panelUrl()];
  if (started && Date.now() < started.signedInAt + lifetimeMs) return started.token;
  const init = { headers: json, body: JSON.stringify(accounts.panel) };
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', init);
  const session = { token: data.token, signedInAt: Date.now() };
  process.env.PANEL_SESSIONS = JSON.stringify({ ...readSessions(), [panelUrl()]: session });
  return session.token;
}

async function send<Body>(method: string, path: string, init: RequestInit): Promise<Body> {
  const response = await fetch(new URL(panelUrl()).origin + path, { ...init, method });
  if (!response.ok) throw new Error(`The panel returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

export async function signInToPanel() {
  const headers = { Authorization: `Bearer ${await panelToken()}` };
  const call = <Body>(method: string, path: string, body?: object) =>
    send<Body>(method, path, { headers: { ...headers, ...json }, body: body && JSON.stringify(body) });
  const sendBeer = (method: string, path: string, body: object) =>
    call<{ data: PanelBeer }>(method, beers + path, body);

  return {
    call,
    /** Ids of the documents at the path of their type. */
    async listIds(path: string) {
      const { results } = await call<{ results: { documentId: string }[] }>('GET', `${path}?page=1&pageSize=100`);
      return results.map(({ documentId }) => documentId);
    },
    /** Name, alternative text and caption of a file. */
    changeFile: (id: number, fileInfo: object) => {
      const body = new FormData();
      body.append('fileInfo', JSON.stringify(fileInfo));
      return send<unknown>('POST', `/upload?id=${id}`, { headers, body });
    },
    addBeer: async (beer: object) => (await sendBeer('POST', '', { isActive: true, isAvailable: true, ...beer })).data,
    changeBeer: ({ documentId }: PanelBeer, changes: object) => sendBeer('PUT', `/${documentId}`, changes),
    deleteBeers: (deleted: PanelBeer[]) =>
      sendBeer('POST', '/actions/bulkDelete', { documentIds: deleted.map(({ documentId }) => documentId) }),
  };
}

/** Strapi's guided tour covers the panel for new users. */
export const hideGuidedTour = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('STRAPI_GUIDED_TOUR', JSON.stringify({ enabled: false })));

/** Opens the panel's home or another path of it, in the session that all journeys share. */
export async function openPanel(page: Page, path = '') {
  await hideGuidedTour(page);
  const { hostname, pathname } = new URL(panelUrl());
  const cookie = { name: 'jwtToken', value: await panelToken(), domain: hostname, path: pathname };
  await page.context().addCookies([cookie]);
  await page.goto(panelUrl() + path);
}

/** Strapi's panel requests features of its paid editions, which return 404. */
const isFromStrapi = (message: string) => message.includes('Failed to load resource') && message.includes('404');

/** Empties the browser's errors; without those that Strapi causes or that contain one of the texts. */
export const takeErrors = (consoleErrors: string[], ...expected: string[]): string[] =>
  consoleErrors
    .splice(0)
    .filter((message) => !isFromStrapi(message) && !expected.some((text) => message.includes(text)));
