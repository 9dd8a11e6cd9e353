import 'leaflet/dist/leaflet.css';
import './distributor-map.css';
import { canvas, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { AttributionControl, GeoJSON, MapContainer, Pane, TileLayer, ZoomControl } from 'react-leaflet';
import { useReducedMotion } from '../../../ui/motion';
import { useSite } from '../../site-context';
import { DistributorMarkers } from './distributor-markers';
import { listResults, type FinderResults } from './find-results';
import { MapFocus } from './map-focus';
import { MaxZoom } from './max-zoom';
import { OriginMarker } from './origin-marker';
import { initialCenter, initialZoom, maxTileZoom, maxZoomWithoutTiles } from './map-view';
import { useTilesAvailable } from './use-tiles-available';
import { useBasemap } from './use-basemap';

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
  results: FinderResults;
  selectedId: string | null;
  onSelect: (id: string) => void;
  onClose: (id: string) => void;
};

export function DistributorMap({ results, ...selection }: DistributorMapProps) {
  const { map } = useSite();
  const hasTiles = useTilesAvailable(map.tileUrl);
  const basemap = useBasemap();
  const isMotionReduced = useReducedMotion();
  return (
    <MapContainer
      center={initialCenter}
      zoom={initialZoom}
      minZoom={2}
      maxZoom={maxZoomWithoutTiles}
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
      <MaxZoom value={hasTiles ? maxTileZoom : maxZoomWithoutTiles} />
      {map.tileUrl && hasTiles && (
        <TileLayer
          url={map.tileUrl}
          attribution={map.attribution}
          maxZoom={maxTileZoom}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {results.order === 'distance' && <OriginMarker coordinates={results.origin} />}
      <DistributorMarkers distributors={listResults(results)} isMotionReduced={isMotionReduced} {...selection} />
      {/* After the markers, which listen to its first zoom. */}
      <MapFocus points={results.focus} isMotionReduced={isMotionReduced} />
    </MapContainer>
  );
}
