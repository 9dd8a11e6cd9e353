import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { compareDistributors } from '@domain/distributor/group';
import { isDistributorKind, type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { useHydrated } from '../../../ui/use-hydrated';
import type { PlaceResult } from './find-place';
import { type Coordinates, type Outlet, sortByDistance, type Distant } from './outlet';

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

type PositionError = 'denied' | 'unavailable' | 'timeout' | 'unsupported';
type Position =
  | { status: 'idle' | 'pending' }
  | { status: 'failed'; message: string }
  | { status: 'found'; coordinates: Coordinates };

const timeoutMs = 10_000;
/** A position this old is near enough. */
const maximumAge = 5 * 60_000;

const messages: Record<PositionError, string> = {
  denied:
    'Your browser doesn’t share your location with this site. Allow it in the browser’s settings, or enter a ZIP code or city.',
  unavailable: 'Your device couldn’t find its location. Enter a ZIP code or city instead.',
  timeout: 'Finding your location took too long. Try again, or enter a ZIP code or city.',
  unsupported: 'This browser can’t find your location. Enter a ZIP code or city instead.',
};

/** `GeolocationPositionError.code`. */
const errorCodes: Record<number, PositionError> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The visitor's position, requested only by `locate`. It stays in this component's state: never sent, stored or in a URL. */
function usePosition() {
  const [position, setPosition] = useState<Position>({ status: 'idle' });
  // Results of requests that were cancelled or repeated are ignored.
  const request = useRef(0);

  const clear = useCallback(() => {
    request.current += 1;
    setPosition({ status: 'idle' });
  }, []);

  const locate = useCallback(() => {
    const current = (request.current += 1);
    const finish = (result: Position) => {
      if (request.current === current) setPosition(result);
    };
    const fail = (error: PositionError) => finish({ status: 'failed', message: messages[error] });
    // Absent in some embedded browsers.
    if (!('geolocation' in navigator)) return fail('unsupported');
    setPosition({ status: 'pending' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ status: 'found', coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => fail(errorCodes[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: timeoutMs, maximumAge },
    );
  }, []);

  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );

  return { position, locate, clear };
}

type Submission = { status: 'idle' | 'pending' } | { status: 'failed'; message: string };

const loadFailedMessage = 'The search could not be loaded. Check your connection and try again.';

/**
 * The selection, in the URL: `?near=95603&kind=shop`. The server renders the page without it, so that all selections share
 * one cached page. The visitor's own position is never in the URL.
 */
export function useFinder(outlets: readonly Outlet[], homeState: string | null) {
  const [allParams, setSearchParams] = useSearchParams();
  const searchParams = useHydrated() ? allParams : null;
  const queryClient = useQueryClient();
  const { position, locate, clear: clearPosition } = usePosition();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  const near = searchParams?.get('near')?.trim() ?? '';
  const kindParam = searchParams?.get('kind') ?? null;
  const kind = isDistributorKind(kindParam) ? kindParam : null;
  const placeQuery = (text: string) => ({
    queryKey: ['distributor-place', text],
    // A chunk of its own, which only visitors who search load.
    queryFn: async (): Promise<PlaceResult> => (await import('./find-place')).findPlace(text, outlets, homeState),
    staleTime: Infinity,
    retry: false,
  });
  const { data: result, isError, isFetching } = useQuery({ ...placeQuery(near), enabled: near !== '' });
  const found = near ? result : undefined;

  const setParams = (values: { near?: string; kind?: DistributorKind | null }) =>
    setSearchParams((params) => finderParams(params, { near, kind, ...values }), { preventScrollReset: true });

  return {
    near,
    kind,
    position,
    place: found && 'place' in found ? found.place : null,
    error: submission.status === 'failed' ? submission.message : searchError(found, near !== '' && isError),
    isSearching: submission.status === 'pending' || isFetching,
    setKind: (next: DistributorKind | null) => setParams({ kind: next }),
    /**
     * Changes the URL only if the place exists; the URL then names it in one way, however it was typed. Returns whether it
     * exists.
     */
    search: async (text: string): Promise<boolean> => {
      clearPosition();
      setSubmission({ status: 'pending' });
      try {
        const submitted = await queryClient.fetchQuery(placeQuery(text.trim()));
        if ('error' in submitted) {
          setSubmission({ status: 'failed', message: submitted.error });
          return false;
        }
        queryClient.setQueryData(placeQuery(submitted.place.label).queryKey, submitted);
        setSubmission({ status: 'idle' });
        setParams({ near: submitted.place.label });
        return true;
      } catch {
        setSubmission({ status: 'failed', message: loadFailedMessage });
        return false;
      }
    },
    locate: () => {
      setSubmission({ status: 'idle' });
      if (near) setParams({ near: '' });
      locate();
    },
    clear: () => {
      clearPosition();
      setSubmission({ status: 'idle' });
      setParams({ near: '', kind: null });
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;

/** Of a search that a link contains. */
function searchError(result: PlaceResult | undefined, hasFailed: boolean): string | undefined {
  if (hasFailed) return loadFailedMessage;
  return result && 'error' in result ? result.error : undefined;
}

/**
 * What is shown: all distributors in their groups, or the distributors and taprooms that match a search, or nearest first. `focus` is what the map
 * shows; null: its initial view.
 */
export type FinderResults = { focus: Coordinates[] | null } & (
  { order: 'groups'; distributors: Outlet[] } | { order: 'distance'; origin: Coordinates; nearest: Distant<Outlet>[] }
);

/** The map shows this many of the nearest ones. */
const focusCount = 3;

export function findResults(
  distributors: Outlet[],
  taprooms: Outlet[],
  { kind, place, position }: Pick<Finder, 'kind' | 'place' | 'position'>,
): FinderResults {
  const ofKind = (outlets: Outlet[]) => outlets.filter((outlet) => kind === null || outlet.kind === kind);
  const all = () => ofKind([...distributors, ...taprooms]);
  // Street tiles are loaded from another server, so the map does not move to the visitor's own position.
  if (position.status === 'found') return findNearest(all(), position.coordinates, []);
  if (!place) return { order: 'groups', distributors: ofKind(distributors), focus: null };
  if ('coordinates' in place) return findNearest(all(), place.coordinates, [place.coordinates]);
  const matches = ofKind(place.matches).sort(compareDistributors);
  return { order: 'groups', distributors: matches, focus: matches.map(({ coordinates }) => coordinates) };
}

function findNearest(outlets: Outlet[], origin: Coordinates, focus: Coordinates[]): FinderResults {
  const nearest = sortByDistance(outlets, origin);
  const shown = nearest.slice(0, focusCount).map(({ item }) => item.coordinates);
  return { order: 'distance', origin, nearest, focus: [...focus, ...shown] };
}

export const listResults = (results: FinderResults): Outlet[] =>
  results.order === 'groups' ? results.distributors : results.nearest.map(({ item }) => item);

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
export function resultText(outlets: readonly Outlet[], { kind, place, position, isSearching }: Finder): string {
  if (position.status === 'pending') return 'Finding your location…';
  if (isSearching) return 'Searching…';
  const counted = countOutlets(outlets, kind);
  if (position.status === 'found') return `${counted}, nearest to you first`;
  if (!place) return counted;
  if ('matches' in place) return `${counted} for “${place.label}”`;
  return `${counted}, nearest to ${place.label}${place.detail ? ` (${place.detail})` : ''} first`;
}
