import { inject } from 'vitest';
import { panelAccount } from './accounts';
import { createPanelClient, inviteAndSignIn, type PanelClient } from './panel-users';

type StoredFile = { id: number };

type PanelResponse<Body> = { status: number; headers: Headers; text: string; body: Body };

/** The body of a response that must have succeeded. */
export async function readOk<Body>(call: Promise<PanelResponse<Body>>): Promise<Body> {
  const { status, text, body } = await call;
  if (status >= 400) throw new Error(`The panel returned ${status}: ${text}`);
  return body;
}

type SignIn = { account?: typeof panelAccount; origin?: string };

/** Headers of a signed-in request to the panel of this server. */
export async function signInToPanel(
  serverUrl: string,
  { account = panelAccount, origin = serverUrl }: SignIn = {},
): Promise<{ Authorization: string }> {
  const { data } = await readOk(
    createPanelClient(serverUrl, { Origin: origin })<{ data: { token: string } }>('POST', '/admin/login', account),
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

/** Calls to it without a session. */
export const visitPanel: PanelClient = (method, path, data) => createPanelClient(inject('api').url)(method, path, data);

/** Calls to it by a new user with this role. */
export const signInToPanelAs = async (role: string): Promise<PanelClient> =>
  inviteAndSignIn(inject('api').url, await superAdmin(), role);

/** Replaces a file in the panel's media library; its URL stays the same. */
export async function replaceInPanel(url: string, file: File): Promise<void> {
  const hash =
    url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const query = `filters[hash][$eq]=${encodeURIComponent(hash)}`;
  const { results } = await readOk(callPanel<{ results: StoredFile[] }>('GET', `/upload/files?${query}`));
  const [stored] = results;
  if (!stored) throw new Error(`The media library has no ${hash}`);
  await readOk(uploadInPanel(file, { query: `?id=${stored.id}` }));
}

/** Adds a file to the panel's media library, or with its id in the query replaces one. */
export async function uploadInPanel<Body = [StoredFile]>(file: File, { info = {}, query = '' } = {}) {
  const form = new FormData();
  form.append('files', file);
  if (Object.keys(info).length > 0) form.append('fileInfo', JSON.stringify(info));
  return callPanel<Body>('POST', `/upload${query}`, form);
}

type PanelDocument = Record<string, unknown>;

/** Sends a call of the panel's content manager. */
export const callContentManager = <Body = { data: PanelDocument }>(method: string, path: string, data?: object) =>
  callPanel<Body>(method, `/content-manager/collection-types/${path}`, data);

/** The same for a single type, such as the site settings. */
export const callSingleType = (method: string, uid: string, data?: object) =>
  callPanel<{ data: PanelDocument }>(method, `/content-manager/single-types/${uid}`, data);

/** Creates a document in the panel's content manager. */
export const addInPanel = (type: string, data: object) => readOk(callContentManager('POST', type, data));

/** The document as the panel's form loads it. */
export const findInPanel = async (type: string, documentId: string): Promise<PanelDocument> =>
  (await readOk(callContentManager('GET', `${type}/${documentId}`))).data;

/** Saves the panel's form: everything that it has loaded, with changes. */
export async function saveInPanel(type: string, documentId: string, changes: object): Promise<PanelDocument> {
  const loaded = await findInPanel(type, documentId);
  return (await readOk(callContentManager('PUT', `${type}/${documentId}`, { ...loaded, ...changes }))).data;
}

/** The rows of the panel's list. */
export const listInPanel = async (type: string, query = ''): Promise<PanelDocument[]> =>
  (await readOk(callContentManager<{ results: PanelDocument[] }>('GET', `${type}?${query}`))).results;
