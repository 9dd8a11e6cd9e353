import 'leaflet/dist/leaflet.css';
import './distributor-map.css';
import { canvas, type PathOptions } from 'leaflet';
import { AttributionControl, GeoJSON, MapContainer, Pane, TileLayer, ZoomControl } from 'react-leaflet';
import type { Distributor } from '@domain/distributor/distributor';
import { useReducedMotion } from '../../../ui/motion';
import { useSite } from '../../site-context';
import { DistributorMarkers } from './distributor-markers';
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
      className="distributor-map absolute! inset-0 z-0"
    >
      <ZoomControl position="topright" />
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
      {map.tileUrl && (
        <TileLayer
          url={map.tileUrl}
          attribution={map.attribution}
          maxZoom={18}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <DistributorMarkers distributors={distributors} selectedId={selectedId} onSelect={onSelect} isStill={isStill} />
    </MapContainer>
  );
}
