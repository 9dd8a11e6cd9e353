/** What is asked so that a beer's tags, availability and taps don't contradict each other. */
import type { QueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/schema';
import { hasTagChoice, toggleTag } from '@domain/beer/tag';
import { joinTexts } from '@domain/shared/join-texts';
import { tapTitle } from '@domain/tap/display';
import type { StaffTap, StaffTapList } from '@domain/tap/schema';
import { fetchLatestBeer, invalidateBeers, updateBeer } from '../api/beers';
import { applyTapList, fetchLatestTapList, presses, sendPress, tapQueries } from '../api/taps';
import { errorMessage } from '../lib/error-message';
import { confirm } from './confirm';
import { toast } from './toast';

type Place = { taproom: StaffTapList['taproom']; tap: StaffTap };

/** The taps that pour a beer, in all taprooms; none if they can't be loaded, which must not block another change. */
async function fetchTapsOf(queryClient: QueryClient, beerId: string): Promise<Place[]> {
  try {
    const published = await queryClient.fetchQuery(tapQueries.published());
    const lists = await Promise.all(published.map(({ taproom }) => fetchLatestTapList(queryClient, taproom.slug)));
    return lists.flatMap(({ taproom, taps }) =>
      taps.filter(({ pouring }) => pouring?.beer === beerId).map((tap) => ({ taproom, tap })),
    );
  } catch {
    return [];
  }
}

const listPlaces = (places: Place[]) =>
  joinTexts(places.map(({ taproom, tap }) => `${tapTitle(tap)} in ${taproom.name}`));

/** For the question whether to delete a beer; null if no tap pours it. */
export async function describeTapsOf(queryClient: QueryClient, { _id }: Pick<Beer, '_id'>): Promise<string | null> {
  const places = await fetchTapsOf(queryClient, _id);
  return places.length === 0 ? null : `It is on ${listPlaces(places)}, which will go on pouring it without its page.`;
}

/** A beer that was marked unavailable may still be on tap. */
export async function askAboutTaps(queryClient: QueryClient, { _id, name }: Pick<Beer, '_id' | 'name'>) {
  const places = await fetchTapsOf(queryClient, _id);
  if (places.length === 0) return;
  const isTakenOff = await confirm({
    title: `${name} is still on tap`,
    message: `Visitors see it on ${listPlaces(places)}. Take it off?`,
    confirmLabel: 'Take it off',
    cancelLabel: 'Keep it on tap',
  });
  if (!isTakenOff) return;
  try {
    for (const { taproom, tap } of places) {
      const press = presses.kick(tap._id, { expected: tap.pouring?._id ?? null, reason: 'rotated' });
      await applyTapList(queryClient, (await sendPress(taproom.slug, press)).tapList);
    }
    toast.success(`${name} is off ${listPlaces(places)}`);
  } catch (error) {
    toast.error(errorMessage(error, 'Failed to change the taps. Please see the tap list.'));
  }
}

/** A beer that was put on tap is no longer coming soon. Nothing is asked if the beer can't be loaded. */
export async function askAboutComingSoon(queryClient: QueryClient, beerId: string) {
  const beer = await fetchLatestBeer(queryClient, beerId).catch(() => null);
  if (!beer || !hasTagChoice(beer.tags, 'coming-soon')) return;
  const { name, tags, updatedAt } = beer;
  const isRemoved = await confirm({
    title: `${name} is tagged Coming Soon`,
    message: 'It is on tap now. Remove the tag, so that the site says the same?',
    confirmLabel: 'Remove the tag',
    cancelLabel: 'Keep the tag',
  });
  if (!isRemoved) return;
  try {
    await updateBeer({ id: beerId, beer: { tags: toggleTag(tags, 'coming-soon', false), updatedAt } });
    toast.success(`${name} is no longer tagged Coming Soon`);
    await invalidateBeers(queryClient);
  } catch (error) {
    toast.error(errorMessage(error, `Failed to change the tags of ${name}. Please try again.`));
  }
}
