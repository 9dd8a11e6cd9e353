/** Hours that staff have changed since the page was loaded, such as closing early. */
import { startTransition } from 'react';
import type { Site } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import { get } from '../../api/client';

type Taprooms = readonly TaproomSummary[];

/** The latest hours of the taprooms that the page has; the routes of new ones come with the next page load. */
const mergeHours = (shown: Taprooms, latest: Taprooms): Taprooms =>
  shown.map((taproom) => {
    const { hours, openingHours, isComingSoon, opening } = latest.find(({ slug }) => slug === taproom.slug) ?? taproom;
    return { ...taproom, hours, openingHours, isComingSoon, opening };
  });

export async function updateHours(setTaprooms: (update: (shown: Taprooms) => Taprooms) => void): Promise<void> {
  const { site } = await get<{ site: Site }>('/site');
  startTransition(() => setTaprooms((shown) => mergeHours(shown, site.taprooms)));
}
