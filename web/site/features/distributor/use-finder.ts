import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { compareDistributors } from '@domain/distributor/group';
import { isDistributorKind, type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { useHydrated } from '../../../ui/use-hydrated';
import type { Place } from './find-place';
import { loadFailedMessage, sortByDistance, type Coordinates, type Outlet } from './outlet';

type FinderValues = { near: string; kind: string | null };

/** One URL for each selection: `near` and `kind` in this order, without empty ones, then all other parameters. */
export function finderParams(params: URLSearchParams, { near, kind }: FinderValues): URLSearchParams {
  const own = Object.entries({ near, kind: kind ?? '' }).filter(([, value]) => value !== '');
  return new URLSearchParams([...own, ...[...params].filter(([name]) => name !== 'near' && name !== 'kind')]);
}

export const finderUrl = (values: FinderValues) => {
  const query = finderParams(new URLSearchParams(), values).toString();
  return query ? `/distributors?${query}` : '/distributors';
};

const timeoutMs = 10_000;
/** A position this old is near enough. */
const maximumAge = 5 * 60_000;

const unsupported = 'This browser can’t find your location. Enter a ZIP code or city instead.';
const unavailable = 'Your device couldn’t find its location. Enter a ZIP code or city instead.';

/** Messages by `GeolocationPositionError.code`. */
const positionErrors: Record<number, string> = {
  1: 'Your browser doesn’t share your location with this site. Allow it in the browser’s settings, or enter a ZIP code or city.',
  2: unavailable,
  3: 'Finding your location took too long. Try again, or enter a ZIP code or city.',
};

const locate = () =>
  new Promise<Coordinates>((resolve, reject) => {
    // Absent in some embedded browsers.
    if (!('geolocation' in navigator)) return reject(new Error(unsupported));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new Error(positionErrors[code] ?? unavailable)),
      { enableHighAccuracy: false, timeout: timeoutMs, maximumAge },
    );
  });

/**
 * The selection, in the URL: `?near=95603&kind=shop`. The server renders the page without it, so that all selections share
 * one cached page. The visitor's own position is requested only by `locate`, and stays in this component's state: it is never
 * sent, stored or in the URL.
 */
export function useFinder(outlets: readonly Outlet[], homeState: string | null) {
  const [allParams, setSearchParams] = useSearchParams();
  const searchParams = useHydrated() ? allParams : null;
  const queryClient = useQueryClient();
  const near = searchParams?.get('near')?.trim() ?? '';
  const kindParam = searchParams?.get('kind') ?? null;
  const kind = isDistributorKind(kindParam) ? kindParam : null;

  const placeQuery = (text: string) => ({
    queryKey: ['distributor-place', text],
    // A chunk of its own, which only visitors who search load.
    queryFn: async (): Promise<Place> => {
      const module = await import('./find-place').catch(() => null);
      if (!module) throw new Error(loadFailedMessage);
      return module.findPlace(text, outlets, homeState);
    },
    staleTime: Infinity,
    retry: false,
  });
  // The place of a search that the URL contains.
  const linked = useQuery({ ...placeQuery(near), enabled: near !== '' });
  const position = useMutation({ mutationFn: locate });

  const setParams = (values: { near?: string; kind?: DistributorKind | null }) =>
    setSearchParams((params) => finderParams(params, { near, kind, ...values }), { preventScrollReset: true });

  const search = useMutation({
    mutationFn: (text: string) => queryClient.fetchQuery(placeQuery(text.trim())),
    onSuccess: (place) => {
      queryClient.setQueryData(placeQuery(place.label).queryKey, place);
      setParams({ near: place.label });
    },
  });

  return {
    near,
    kind,
    position: position.data ?? null,
    isLocating: position.isPending,
    positionError: position.error?.message ?? null,
    place: (near && linked.data) || null,
    error: (search.error ?? (near ? linked.error : null))?.message,
    isSearching: search.isPending || linked.isFetching,
    setKind: (next: DistributorKind | null) => setParams({ kind: next }),
    /** Changes the URL only if the place exists; the URL then names it in one way, however it was typed. */
    search: (text: string, handlers: { onSuccess: () => void; onError: () => void }) => {
      position.reset();
      search.mutate(text, handlers);
    },
    locate: () => {
      search.reset();
      if (near) setParams({ near: '' });
      position.mutate();
    },
    clear: () => {
      position.reset();
      search.reset();
      setParams({ near: '', kind: null });
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;

/**
 * What is shown: all distributors, or the distributors and taprooms that match a search, or nearest first to `origin`. `focus`
 * is what the map shows; null: its initial view.
 */
export type FinderResults = { outlets: Outlet[]; origin: Coordinates | null; focus: Coordinates[] | null };

/** The map shows this many of the nearest ones. */
const focusCount = 3;

export function findResults(
  distributors: Outlet[],
  taprooms: Outlet[],
  { kind, place, position }: Pick<Finder, 'kind' | 'place' | 'position'>,
): FinderResults {
  const ofKind = (outlets: Outlet[]) => outlets.filter((outlet) => kind === null || outlet.kind === kind);
  if (place?.matches && !position) {
    const outlets = ofKind(place.matches).sort(compareDistributors);
    return { outlets, origin: null, focus: outlets.map(({ coordinates }) => coordinates) };
  }
  const origin = position ?? place?.coordinates;
  if (!origin) return { outlets: ofKind(distributors), origin: null, focus: null };
  const outlets = sortByDistance(ofKind([...distributors, ...taprooms]), origin);
  const nearest = outlets.slice(0, focusCount).map(({ coordinates }) => coordinates);
  // Street tiles are loaded from another server, so the map does not move to the visitor's own position.
  return { outlets, origin, focus: position ? nearest : [origin, ...nearest] };
}

/** `distributor`, or what they are; in lower case. */
export const outletNoun = (kind: DistributorKind | null) => {
  const { one, many } = kind ? kindLabels[kind] : { one: 'distributor', many: 'distributors' };
  return [one.toLowerCase(), many.toLowerCase()] as const;
};

const count = (number: number, [one, many]: readonly [string, string]) => `${number} ${number === 1 ? one : many}`;

function countOutlets(outlets: readonly Outlet[], kind: DistributorKind | null): string {
  const taprooms = outlets.filter((outlet) => outlet.kind === 'taproom').length;
  const distributors = count(outlets.length - taprooms, outletNoun(kind));
  return taprooms === 0 ? distributors : `${distributors} and ${count(taprooms, ['taproom', 'taprooms'])}`;
}

/** Announced to screen readers when it changes. */
export function resultText(outlets: readonly Outlet[], finder: Finder): string {
  const { kind, place, position, isLocating, isSearching } = finder;
  if (isLocating) return 'Finding your location…';
  if (isSearching) return 'Searching…';
  const counted = countOutlets(outlets, kind);
  if (position) return `${counted}, nearest to you first`;
  if (!place) return counted;
  if (place.matches) return `${counted} for “${place.label}”`;
  return `${counted}, nearest to ${place.label}${place.detail ? ` (${place.detail})` : ''} first`;
}
