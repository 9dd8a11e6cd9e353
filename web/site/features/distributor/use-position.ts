import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '@domain/distributor/distance';

type PositionError = 'denied' | 'unavailable' | 'timeout' | 'unsupported';
export type Position =
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
export function usePosition() {
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
