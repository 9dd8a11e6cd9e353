import './distributor-map.css';
import { useState } from 'react';
import type { Coordinates } from '@domain/distributor/distance';
import { useReducedMotion } from '../../../ui/motion';
import { SiteMap } from '../../shared/map/site-map';
import { DistributorMarkers } from './distributor-markers';
import { listResults, type FinderResults } from './find-results';
import { MapFocus } from './map-focus';
import { initialCenter, initialZoom } from './map-view';
import { OriginMarker } from './origin-marker';

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
