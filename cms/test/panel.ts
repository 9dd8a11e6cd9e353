import { inject } from 'vitest';
import { panelAccount } from './accounts';

type StoredFile = { id: number };

const panelUrl = (path: string) => inject('api').url + path;

async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

async function signInToPanel(): Promise<{ Authorization: string }> {
  const body = JSON.stringify(panelAccount);
  const headers = { 'Content-Type': 'application/json' };
  const { data } = await readJson<{ data: { token: string } }>(
    await fetch(panelUrl('/admin/login'), { method: 'POST', headers, body }),
  );
  return { Authorization: `Bearer ${data.token}` };
}

let sharedHeaders: ReturnType<typeof signInToPanel> | undefined;

/** Headers of a signed-in request to the panel; all tests of a run share the session. */
export const panelHeaders = () => (sharedHeaders ??= signInToPanel());

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
  const body = new FormData();
  body.append('files', file);
  await readJson(await fetch(panelUrl(`/upload?id=${stored.id}`), { method: 'POST', headers, body }));
}

/** Creates a document in the panel's content manager. */
export async function addInPanel(type: string, data: object): Promise<void> {
  const headers = { ...(await panelHeaders()), 'Content-Type': 'application/json' };
  const url = panelUrl(`/content-manager/collection-types/${type}`);
  await readJson(await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) }));
}
