import { divIcon, latLngBounds } from 'leaflet';
import { useState, useEffect, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { useReducedMotion } from '../../../ui/motion';
import { SiteMap } from '../../shared/map/site-map';
import type { Coordinates } from './distance';
import './distributor-map.css';
import { DistributorMarkers } from './distributor-markers';
import { listResults, type FinderResults } from './find-results';

/** The US. */
const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
const initialZoom = 4;

/** Close enough to tell a city from its neighbors. */
const maxFocusZoom = 11;

/** Shows an area, such as that of a search's results; without points the initial one. */
function MapFocus({ points, isMotionReduced }: { points: Coordinates[]; isMotionReduced: boolean }) {
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

const icon = divIcon({ className: 'distributor-origin', iconSize: [18, 18], iconAnchor: [9, 9] });

/** Where distances are measured from. */
const OriginMarker = ({ coordinates }: { coordinates: Coordinates }) => (
  <Marker position={coordinates} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />
);

type DistributorMapProps = {
  results: FinderResults;
  /** In the brewery's own state. */
  home: Coordinates[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onClose: (id: string) => void;
};

export function DistributorMap({ results, home, ...selection }: DistributorMapProps) {
  const isMotionReduced = useReducedMotion();
  // On a phone's small map, the whole US would be a few overlapping pins.
  const [isSmall] = useState(() => window.matchMedia('(width < 48rem)').matches);
  return (
    <SiteMap label="Map of distributors" center={initialCenter} zoom={initialZoom} className="distributor-map">
      {results.order === 'distance' && <OriginMarker coordinates={results.origin} />}
      <DistributorMarkers distributors={listResults(results)} isMotionReduced={isMotionReduced} {...selection} />
      {/* After the markers, which listen to its first zoom. */}
      <MapFocus points={results.focus ?? (isSmall ? home : [])} isMotionReduced={isMotionReduced} />
    </SiteMap>
  );
}
