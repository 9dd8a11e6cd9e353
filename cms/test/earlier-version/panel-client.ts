/** The panel's own calls, on any server. */
import { panelAccount } from '../accounts';

export async function signInToPanel(url: string) {
  const send = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...authorization },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  let authorization = {};
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', panelAccount);
  authorization = { Authorization: `Bearer ${data.token}` };

  /** The id of a file by its name without extension. */
  const findFile = async (name: string): Promise<number> => {
    const { results } = await send<{ results: { id: number }[] }>(
      'GET',
      `/upload/files?filters[name][$startsWith]=${name}.`,
    );
    if (!results[0]) throw new Error(`The media library has no ${name}`);
    return results[0].id;
  };
  return {
    findFile,
    deleteFile: async (name: string) => send('DELETE', `/upload/files/${await findFile(name)}`),
    create: (type: string, data_: object) => send('POST', `/content-manager/collection-types/${type}`, data_),
  };
}
