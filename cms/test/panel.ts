import { inject } from 'vitest';
import { panelAccount } from './accounts';
import { createPanelClient, inviteAndSignIn, type PanelClient } from './panel-users';

type StoredFile = { id: number };

const panelUrl = (path: string) => inject('api').url + path;

async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

type SignIn = { account?: typeof panelAccount; origin?: string };

/** Headers of a signed-in request to the panel of this server. */
export async function signInToPanel(
  serverUrl: string,
  { account = panelAccount, origin = serverUrl }: SignIn = {},
): Promise<{ Authorization: string }> {
  const body = JSON.stringify(account);
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const { data } = await readJson<{ data: { token: string } }>(
    await fetch(`${serverUrl}/admin/login`, { method: 'POST', headers, body }),
  );
  return { Authorization: `Bearer ${data.token}` };
}

/** Well below the ten minutes for which a token is valid. */
const renewAfterMs = 5 * 60_000;

let shared: { headers: ReturnType<typeof signInToPanel>; signedInAt: number } | undefined;

/** Headers of a signed-in request to the panel, which tests share. */
export function panelHeaders(): ReturnType<typeof signInToPanel> {
  if (!shared || Date.now() > shared.signedInAt + renewAfterMs)
    shared = { headers: signInToPanel(inject('api').url), signedInAt: Date.now() };
  return shared.headers;
}

/** Calls to the panel of the shared server by its super admin. */
export const superAdmin = async (): Promise<PanelClient> => createPanelClient(inject('api').url, await panelHeaders());

export const callPanel: PanelClient = async (method, path, data) => (await superAdmin())(method, path, data);

/** Calls to it by a new user with this role. */
export const signInToPanelAs = async (role: string): Promise<PanelClient> =>
  inviteAndSignIn(inject('api').url, await superAdmin(), role);

/** Replaces a file in the panel's media library; its URL stays the same. */
export async function replaceInPanel(url: string, file: File): Promise<void> {
  const headers = await panelHeaders();
  const hash =
    url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const query = `filters[hash][$eq]=${encodeURIComponent(hash)}`;
  const { results } = await readJson<{ results: StoredFile[] }>(
    await fetch(panelUrl(`/upload/files?${query}`), { headers }),
  );
  const [stored] = results;
  if (!stored) throw new Error(`The media library has no ${hash}`);
  await readJson(await uploadInPanel(file, { query: `?id=${stored.id}` }));
}

/** Adds a file to the panel's media library, or with its id in the query replaces one. */
export async function uploadInPanel(file: File, { info = {}, query = '' } = {}): Promise<Response> {
  const body = new FormData();
  body.append('files', file);
  if (Object.keys(info).length > 0) body.append('fileInfo', JSON.stringify(info));
  return fetch(panelUrl(`/upload${query}`), { method: 'POST', headers: await panelHeaders(), body });
}

/** Sends a call of the panel's content manager. */
export const callContentManager = (method: string, path: string, data?: object): Promise<Response> =>
  send(method, `collection-types/${path}`, data);

/** The same for a single type, such as the site settings. */
export const callSingleType = (method: string, uid: string, data?: object): Promise<Response> =>
  send(method, `single-types/${uid}`, data);

async function send(method: string, path: string, data?: object): Promise<Response> {
  const headers = { ...(await panelHeaders()), 'Content-Type': 'application/json' };
  const body = data ? { body: JSON.stringify(data) } : {};
  return fetch(panelUrl(`/content-manager/${path}`), { method, headers, ...body });
}

/** Creates a document in the panel's content manager. */
export async function addInPanel(type: string, data: object): Promise<void> {
  await readJson(await callContentManager('POST', type, data));
}

type PanelDocument = Record<string, unknown>;

/** The document as the panel's form loads it. */
export const findInPanel = async (type: string, documentId: string): Promise<PanelDocument> =>
  (await readJson<{ data: PanelDocument }>(await callContentManager('GET', `${type}/${documentId}`))).data;

/** Saves the panel's form: everything that it has loaded, with changes. */
export async function saveInPanel(type: string, documentId: string, changes: object): Promise<PanelDocument> {
  const loaded = await findInPanel(type, documentId);
  return (
    await readJson<{ data: PanelDocument }>(
      await callContentManager('PUT', `${type}/${documentId}`, { ...loaded, ...changes }),
    )
  ).data;
}

/** The rows of the panel's list. */
export const listInPanel = async (type: string, query = ''): Promise<PanelDocument[]> =>
  (await readJson<{ results: PanelDocument[] }>(await callContentManager('GET', `${type}?${query}`))).results;

/** Calls our extensions of the panel. */
export async function callExtension(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Response> {
  const init = { method, headers: { 'Content-Type': 'application/json', ...(headers ?? (await panelHeaders())) } };
  return fetch(panelUrl(`/brewery-panel/${path}`), body ? { ...init, body: JSON.stringify(body) } : init);
}
