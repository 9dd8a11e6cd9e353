import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '@domain/distributor/distance';
import { initialCenter, initialZoom } from './map-view';

/** Close enough to tell a city from its neighbors. */
const maxFocusZoom = 11;

/** Shows an area, such as that of a search's results; without points the initial one. */
export function MapFocus({ points, isMotionReduced }: { points: Coordinates[]; isMotionReduced: boolean }) {
  const map = useMap();
  const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === key) return;
    const animate = shown.current !== null && !isMotionReduced;
    shown.current = key;
    if (points.length === 0) map.setView(initialCenter, initialZoom, { animate });
    else map.fitBounds(latLngBounds(points).pad(0.25), { maxZoom: maxFocusZoom, animate });
  }, [isMotionReduced, key, map, points]);
  return null;
}
