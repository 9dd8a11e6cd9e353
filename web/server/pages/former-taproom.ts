/** Links to the events and the taps of a taproom whose slug has changed: its redirects tell the present one. */
import { canonicalTaproomParam } from '../../domain/event';
import type { Redirect } from '@domain/redirect/redirect';
import { defaultTaproomPath } from '@domain/taproom/slug';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { splitUrl } from '../url';

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name' | 'path'>[];

const paths = ['/events', '/taps'];

/** `/events?taproom=` and `/taps?taproom=`, which is printed as QR codes, with the present slug instead of a former one; every other URL as it is. */
export async function replaceFormerTaproom(
  url: string,
  taprooms: Taprooms,
  findMoved: (path: string) => Promise<Redirect | null>,
): Promise<string> {
  const { path, query } = splitUrl(url);
  const former = paths.includes(path) ? query.get('taproom')?.trim() : null;
  if (!former || canonicalTaproomParam(taprooms, former) !== null) return url;
  const moved = await findMoved(defaultTaproomPath(encodeURIComponent(former)));
  const taproom = taprooms.find((each) => moved?.to === each.path || moved?.to === defaultTaproomPath(each.slug));
  if (!taproom) return url;
  query.set('taproom', taproom.slug);
  return `${path}?${query}`;
}
