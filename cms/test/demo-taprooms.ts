import { signInAt } from './client';
/** The demo's taprooms, without photos, on a server that started without demo content. */
import { demoTaprooms } from '../domain/taproom/demo';

export async function createDemoTaprooms(url: string): Promise<void> {
  const admin = await signInAt(url);
  for (const { slug, ...taproom } of demoTaprooms) {
    const heroPage = slug === 'folsom' ? 'home' : 'taproom';
    const { status, text } = await admin.post('/taprooms', { ...taproom, slug, heroPage });
    if (status !== 201) throw new Error(`Creating ${slug} returned ${status} ${text}`);
  }
}
