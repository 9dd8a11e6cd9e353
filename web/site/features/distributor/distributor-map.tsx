import 'leaflet/dist/leaflet.css';
import './distributor-map.css';
import { canvas, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { AttributionControl, GeoJSON, MapContainer, Pane, ZoomControl } from 'react-leaflet';
import type { Distributor } from '@domain/distributor/distributor';
import { useReducedMotion } from '../../../ui/motion';
import { useSite } from '../../site-context';
import { DistributorMarkers } from './distributor-markers';
import { StreetTiles } from './street-tiles';
import { useBasemap } from './use-basemap';

/** The US (visitor-site.md §2). */
const initialCenter: [number, number] = [39.83, -98.58];
const initialZoom = 4;

/** Leaflet's default attribution without its flag. */
const attributionPrefix = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>';

const pathStyles: Record<string, PathOptions> = {
  land: { fillColor: '#3a322b', fillOpacity: 1, stroke: false },
  border: { color: '#8a7b6d', weight: 1, fill: false },
  state: { color: '#5c4f44', weight: 1, fill: false },
};

// One canvas below the tiles, instead of an SVG path for every island.
const renderer = canvas({ pane: 'basemap', padding: 0.5 });

/** The container is focusable (arrow keys, + and -), so it needs a role and a name. */
const labelMap = (map: LeafletMap | null) => {
  map?.getContainer().setAttribute('role', 'region');
  map?.getContainer().setAttribute('aria-label', 'Map of distributors');
};

type DistributorMapProps = {
  distributors: Distributor[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

export function DistributorMap({ distributors, selectedId, onSelect }: DistributorMapProps) {
  const { map } = useSite();
  const basemap = useBasemap();
  const isMotionReduced = useReducedMotion();
  return (
    <MapContainer
      center={initialCenter}
      zoom={initialZoom}
      minZoom={2}
      maxZoom={18}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!isMotionReduced}
      fadeAnimation={!isMotionReduced}
      markerZoomAnimation={!isMotionReduced}
      ref={labelMap}
      className="distributor-map absolute! inset-0 z-0"
    >
      {/* At the bottom, because popups open upward from the center. */}
      <ZoomControl position="bottomleft" />
      <AttributionControl prefix={attributionPrefix} />
      <Pane name="basemap" style={{ zIndex: 150 }}>
        {basemap && (
          <GeoJSON
            data={basemap}
            interactive={false}
            style={(feature) => ({ ...pathStyles[feature?.properties.kind as string], renderer })}
          />
        )}
      </Pane>
      {map.tileUrl && <StreetTiles url={map.tileUrl} attribution={map.attribution} />}
      <DistributorMarkers
        distributors={distributors}
        selectedId={selectedId}
        onSelect={onSelect}
        isMotionReduced={isMotionReduced}
      />
    </MapContainer>
  );
}
