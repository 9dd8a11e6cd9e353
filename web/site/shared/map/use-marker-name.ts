import type { Marker } from 'leaflet';
import { useEffect, useRef } from 'react';

/** A ref that names a marker for screen readers. Leaflet makes it a button, with the number of a cluster as its only text. */
export function useMarkerName(name: string) {
  const marker = useRef<Marker>(null);
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name), [name]);
  return marker;
}
