/** Calls to Strapi's panel, by its super admin and by users with other roles. */
import { parse } from 'node:path';
import { inject } from 'vitest';
import { panelAccount } from './accounts';
import { unique, uniqueEmail } from './factories';

type PanelResponse<Body> = { status: number; headers: Headers; text: string; body: Body };

type PanelHeaders = { Authorization: string };
export type PanelRole = { id: number; name: string; description: string; code: string; usersCount: number };
type PanelUser = { id: number; email: string; isActive: boolean; registrationToken: string };

export const panelPassword = 'Correct-horse-battery-2';

/** Calls to the panel of one server with the headers of one user. */
export function createPanelClient(url: string, headers: Record<string, string> = {}) {
  return async <Body = unknown>(method: string, path: string, data?: object) => {
    const isForm = data instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...(!isForm && { 'Content-Type': 'application/json' }), Origin: url, ...headers },
      ...(data && { body: isForm ? data : JSON.stringify(data) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const body = (isJson ? JSON.parse(text) : null) as Body;
    return { status: response.status, headers: response.headers, text, body };
  };
}

export type PanelClient = ReturnType<typeof createPanelClient>;

export async function findRole(admin: PanelClient, name: string): Promise<PanelRole> {
  const { body } = await admin<{ data: PanelRole[] }>('GET', '/admin/roles');
  const role = body.data.find((candidate) => candidate.name === name);
  if (!role) throw new Error(`The panel has no role ${name}`);
  return role;
}

export async function invite(admin: PanelClient, role: string, email = uniqueEmail()): Promise<PanelUser> {
  const { id } = await findRole(admin, role);
  const user = { email, firstname: unique(role), roles: [id] };
  const { status, body, text } = await admin<{ data: PanelUser }>('POST', '/admin/users', user);
  if (status !== 201) throw new Error(`Inviting ${role} returned ${status} ${text}`);
  return body.data;
}

export async function accept(url: string, registrationToken: string): Promise<PanelHeaders> {
  const { body } = await createPanelClient(url)<{ data: { token: string } }>('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Robin', lastname: 'Tester', password: panelPassword },
  });
  return { Authorization: `Bearer ${body.data.token}` };
}

type StoredFile = { id: number };

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

/** Calls to it by a new user with this role, who accepts an invitation: signing in is limited. */
export async function signInToPanelAs(role: string): Promise<PanelClient> {
  const { url } = inject('api');
  const { registrationToken } = await invite(await superAdmin(), role);
  return createPanelClient(url, await accept(url, registrationToken));
}

/** Replaces a file in the panel's media library; its URL stays the same. */
export async function replaceInPanel(url: string, file: File): Promise<void> {
  const hash = parse(url).name;
  const query = `filters[hash][$eq]=${encodeURIComponent(hash)}`;
  const [stored] = (await readOk(callPanel<{ results: StoredFile[] }>('GET', `/upload/files?${query}`))).results;
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
const findInPanel = async (type: string, documentId: string): Promise<PanelDocument> =>
  (await readOk(callContentManager('GET', `${type}/${documentId}`))).data;

/** Saves the panel's form: everything that it has loaded, with changes. */
export async function saveInPanel(type: string, documentId: string, changes: object): Promise<PanelDocument> {
  const loaded = await findInPanel(type, documentId);
  return (await readOk(callContentManager('PUT', `${type}/${documentId}`, { ...loaded, ...changes }))).data;
}

/** The rows of the panel's list. */
export const listInPanel = async (type: string, query = ''): Promise<PanelDocument[]> =>
  (await readOk(callContentManager<{ results: PanelDocument[] }>('GET', `${type}?${query}`))).results;

type Action = 'create' | 'read' | 'update' | 'delete';
type Permission = { subject: string; actions: Action[]; fields: string[] };

/** Calls to the panel by a new user, whose role permits nothing else. */
export async function signInWithRole(permissions: Permission[]): Promise<PanelClient> {
  const admin = await superAdmin();
  const name = unique('Role');
  const created = await admin<{ data: { id: number } }>('POST', '/admin/roles', { name, description: 'Of a test' });
  if (created.status !== 201) throw new Error(`Creating ${name} returned ${created.status} ${created.text}`);
  const granted = permissions.flatMap(({ subject, actions, fields }) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: action === 'delete' ? {} : { fields },
      conditions: [],
    })),
  );
  const path = `/admin/roles/${created.body.data.id}/permissions`;
  const { status, text } = await admin('PUT', path, { permissions: granted });
  if (status !== 200) throw new Error(`Granting permissions to ${name} returned ${status} ${text}`);
  return signInToPanelAs(name);
}
