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

/** visitor-site.md §2: the US, at zoom 4. */
const center: [number, number] = [39.83, -98.58];
const zoom = 4;

/** Leaflet's own credit, without its flag. */
const credit = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>';

const styles: Record<string, PathOptions> = {
  land: { fillColor: '#3a322b', fillOpacity: 1, stroke: false },
  border: { color: '#8a7b6d', weight: 1, fill: false },
  state: { color: '#5c4f44', weight: 1, fill: false },
};

// On a canvas of its own below the tiles: one element instead of a path for every island.
const renderer = canvas({ pane: 'basemap', padding: 0.5 });

/** The container takes the keyboard (arrows, + and -), so it needs a name. */
const nameMap = (map: LeafletMap | null) => {
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
  const isStill = useReducedMotion();
  return (
    <MapContainer
      center={center}
      zoom={zoom}
      minZoom={2}
      maxZoom={18}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      markerZoomAnimation={!isStill}
      ref={nameMap}
      className="distributor-map absolute! inset-0 z-0"
    >
      {/* Down there, for the card of a chosen place opens upwards from the middle and has its own button at its corner. */}
      <ZoomControl position="bottomleft" />
      <AttributionControl prefix={credit} />
      <Pane name="basemap" style={{ zIndex: 150 }}>
        {basemap && (
          <GeoJSON
            data={basemap}
            interactive={false}
            style={(feature) => ({ ...styles[feature?.properties.kind as string], renderer })}
          />
        )}
      </Pane>
      {map.tileUrl && <StreetTiles url={map.tileUrl} attribution={map.attribution} />}
      <DistributorMarkers distributors={distributors} selectedId={selectedId} onSelect={onSelect} isStill={isStill} />
    </MapContainer>
  );
}
