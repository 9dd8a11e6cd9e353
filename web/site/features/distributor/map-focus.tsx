import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '@domain/distributor/distance';
import { initialCenter, initialZoom } from './map-view';

/** Close enough to tell a city from its neighbors. */
const maxFocusZoom = 11;

/** Shows the area of a search's results; without a search the initial one. */
export function MapFocus({ points, isMotionReduced }: { points: Coordinates[] | null; isMotionReduced: boolean }) {
  const map = useMap();
  const key = points?.map(({ lat, lng }) => `${lat},${lng}`).join(' ') ?? '';
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!points || points.length === 0) map.setView(initialCenter, initialZoom, { animate: !isMotionReduced });
    else map.fitBounds(latLngBounds(points).pad(0.25), { maxZoom: maxFocusZoom, animate: !isMotionReduced });
  }, [isMotionReduced, key, map, points]);
  return null;
}
