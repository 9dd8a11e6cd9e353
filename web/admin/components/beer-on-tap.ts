/** What is asked so that a beer's tags, availability and taps don't contradict each other. */
import type { QueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/schema';
import { hasTagChoice, toggleTag } from '@domain/beer/tag';
import { joinTexts } from '@domain/shared/join-texts';
import { tapTitle } from '@domain/tap/display';
import type { StaffTap, StaffTapList } from '@domain/tap/schema';
import { beerApi } from '../api/beers';
import { applyTapList, fetchLatestTapList, presses, sendPress, tapQueries } from '../api/taps';
import { errorMessage } from '../lib/error-message';
import { listNames } from '../../domain/format';
import { confirm } from './confirm';
import { toast } from './toast';

type NamedBeer = Pick<Beer, '_id' | 'name'>;
type Place = { beer: NamedBeer; taproom: StaffTapList['taproom']; tap: StaffTap };

/** The taps that pour one of the beers, in all taprooms; none if they can't be loaded, which must not block another change. */
async function fetchTapsOf(queryClient: QueryClient, beers: readonly NamedBeer[]): Promise<Place[]> {
  try {
    const published = await queryClient.fetchQuery(tapQueries.published());
    const lists = await Promise.all(published.map(({ taproom }) => fetchLatestTapList(queryClient, taproom.slug)));
    return beers.flatMap((beer) =>
      lists.flatMap(({ taproom, taps }) =>
        taps.filter(({ pouring }) => pouring?.beer === beer._id).map((tap) => ({ beer, taproom, tap })),
      ),
    );
  } catch {
    return [];
  }
}

const listPlaces = (places: Place[]) =>
  joinTexts(places.map(({ taproom, tap }) => `${tapTitle(tap)} in ${taproom.name}`));

const listBeers = (places: Place[]) => listNames(places.map(({ beer }) => beer.name));
const isOne = (places: Place[]) => new Set(places.map(({ beer }) => beer._id)).size === 1;

/** Completes the question whether to delete beers; null if no tap pours them. */
export async function describeTapsOf(queryClient: QueryClient, beers: readonly NamedBeer[]): Promise<string | null> {
  const places = await fetchTapsOf(queryClient, beers);
  if (places.length === 0) return null;
  if (beers.length === 1) return `It is on ${listPlaces(places)}, which will go on pouring it without its page.`;
  return `${listBeers(places)} ${isOne(places) ? 'is' : 'are'} on tap, where ${isOne(places) ? 'it' : 'they'} will go on pouring without a page.`;
}

/** Beers that were marked unavailable may still be on tap. */
export async function askAboutTaps(queryClient: QueryClient, beers: readonly NamedBeer[]) {
  const places = await fetchTapsOf(queryClient, beers);
  if (places.length === 0) return;
  const names = listBeers(places);
  const [are, them] = isOne(places) ? ['is', 'it'] : ['are', 'them'];
  const isTakenOff = await confirm({
    title: `${names} ${are} still on tap`,
    message: `Visitors see ${them} on ${listPlaces(places)}. Take ${them} off?`,
    confirmLabel: `Take ${them} off`,
    cancelLabel: `Keep ${them} on tap`,
  });
  if (!isTakenOff) return;
  try {
    for (const { taproom, tap } of places) {
      const press = presses.kick(tap._id, { expected: tap.pouring?._id ?? null, reason: 'rotated' });
      await applyTapList(queryClient, (await sendPress(taproom.slug, press)).tapList);
    }
    toast.success(`${names} ${are} off ${listPlaces(places)}`);
  } catch (error) {
    toast.error(errorMessage(error, 'Failed to change the taps. Please see the tap list.'));
  }
}

/** Called after a change in the form of a beer: a beer that pours is available and not coming soon. */
export async function askAboutChange(queryClient: QueryClient, before: Beer, after: Beer) {
  if (before.isAvailable && !after.isAvailable) await askAboutTaps(queryClient, [after]);
  const isAnnounced = hasTagChoice(after.tags, 'coming-soon') && !hasTagChoice(before.tags, 'coming-soon');
  if (isAnnounced && (await fetchTapsOf(queryClient, [after])).length > 0)
    await askAboutComingSoon(queryClient, after._id);
}

/** A beer that was put on tap is no longer coming soon. Nothing is asked if the beer can't be loaded. */
export async function askAboutComingSoon(queryClient: QueryClient, beerId: string) {
  const beer = await beerApi.fetchLatest(queryClient, beerId).catch(() => null);
  if (!beer || !hasTagChoice(beer.tags, 'coming-soon')) return;
  const { name, tags } = beer;
  const isRemoved = await confirm({
    title: `${name} is tagged Coming Soon`,
    message: 'It is on tap now. Remove the tag, so that the site says the same?',
    confirmLabel: 'Remove the tag',
    cancelLabel: 'Keep the tag',
  });
  if (!isRemoved) return;
  try {
    await beerApi.save(beer, { tags: toggleTag(tags, 'coming-soon', false) });
    toast.success(`${name} is no longer tagged Coming Soon`);
    await beerApi.invalidate(queryClient);
  } catch (error) {
    toast.error(errorMessage(error, `Failed to change the tags of ${name}. Please try again.`));
  }
}
