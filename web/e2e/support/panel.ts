import { accounts, panelUrl } from './env';

/** The requests that Strapi's panel sends. */
export type Panel = Awaited<ReturnType<typeof signInToPanel>>;

export type PanelBeer = { documentId: string; slug: string; name: string };
export type PanelFile = { id: number; url: string };

const beers = '/content-manager/collection-types/api::beer.beer';
const json = { 'Content-Type': 'application/json' };

export async function signInToPanel() {
  const { origin } = new URL(panelUrl());

  async function send<Body>(method: string, path: string, init: RequestInit): Promise<Body> {
    const response = await fetch(origin + path, { ...init, method });
    if (!response.ok) throw new Error(`The panel returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  }

  const login = { headers: json, body: JSON.stringify(accounts.panel) };
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', login);
  const headers = { Authorization: `Bearer ${data.token}` };
  const sendBeer = (method: string, path: string, body: object) =>
    send<{ data: PanelBeer }>(method, beers + path, { headers: { ...headers, ...json }, body: JSON.stringify(body) });
  const sendFile = <Body>(query: string, file: Blob, name: string) => {
    const body = new FormData();
    body.append('files', file, name);
    return send<Body>('POST', `/upload${query}`, { headers, body });
  };

  return {
    addBeer: async (beer: object) => (await sendBeer('POST', '', { isActive: true, isAvailable: true, ...beer })).data,
    changeBeer: ({ documentId }: PanelBeer, changes: object) => sendBeer('PUT', `/${documentId}`, changes),
    deleteBeers: (deleted: PanelBeer[]) =>
      sendBeer('POST', '/actions/bulkDelete', { documentIds: deleted.map(({ documentId }) => documentId) }),
    addFile: async (file: Blob, name: string) => {
      const [stored] = await sendFile<PanelFile[]>('', file, name);
      if (!stored) throw new Error('The media library returned no file');
      return stored;
    },
    replaceFile: ({ id }: PanelFile, file: Blob, name: string) => sendFile<PanelFile>(`?id=${id}`, file, name),
  };
}
