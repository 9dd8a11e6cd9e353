/** The demo's taprooms, without photos, on a server that started without demo content. */
import { demoTaprooms } from '../domain/taproom/demo';
import { staffEmail, staffPassword } from './accounts';

export async function createDemoTaprooms(url: string): Promise<void> {
  const post = async <Body>(path: string, body: object, headers: Record<string, string> = {}): Promise<Body> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} returned ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const login = { email: staffEmail.admin, password: staffPassword };
  const { token } = await post<{ token: string }>('/auth/login', login);
  for (const { slug, ...taproom } of demoTaprooms) {
    const heroPage = slug === 'folsom' ? 'home' : 'taproom';
    await post('/taprooms', { ...taproom, slug, heroPage }, { Authorization: `Bearer ${token}` });
  }
}
