/** The taprooms whose taps the user may change. */
import { staffGet } from '../../admin/api/client';

export type BarTaproom = { slug: string; name: string };

type Listed = BarTaproom & { isActive: boolean };

export async function fetchTaprooms(): Promise<BarTaproom[]> {
  const { taprooms } = await staffGet<{ taprooms: Listed[] }>('/taprooms/admin');
  return taprooms.filter(({ isActive }) => isActive).map(({ slug, name }) => ({ slug, name }));
}
