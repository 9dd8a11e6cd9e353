import 'leaflet/dist/leaflet.css';
import './site-map.css';
import { canvas, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { useState, type ReactNode } from 'react';
import { AttributionControl, GeoJSON, MapContainer, Pane, TileLayer, ZoomControl } from 'react-leaflet';
import { useReducedMotion } from '../../../ui/motion';
import { useSite } from '../../site-context';
import { maxTileZoom, maxZoomWithoutTiles } from './map-zoom';
import { MaxZoom } from './max-zoom';
import { useBasemap } from './use-basemap';
import { useTilesAvailable } from '../../../ui/use-tiles-available';

/** Leaflet's default attribution without its flag. */
const attributionPrefix = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>';

const pathStyles: Record<string, PathOptions> = {
  land: { fillColor: '#3a322b', fillOpacity: 1, stroke: false },
  border: { color: '#8a7b6d', weight: 1, fill: false },
  state: { color: '#5c4f44', weight: 1, fill: false },
};

type SiteMapProps = {
  /** The container is focusable (arrow keys, + and -), so it needs a name. */
  label: string;
  center: [lat: number, lng: number];
  zoom: number;
  className?: string;
  /** Markers and what controls the view. */
  children: ReactNode;
};

/** The bundled outlines and, where available, street tiles. Fills its parent; import it lazily, Leaflet needs a window. */
export function SiteMap({ label, center, zoom, className = '', children }: SiteMapProps) {
  const { map } = useSite();
  const hasTiles = useTilesAvailable(map.tileUrl);
  const basemap = useBasemap();
  const isMotionReduced = useReducedMotion();
  // One canvas below the tiles, instead of an SVG path for every island; each map has its own.
  const [renderer] = useState(() => canvas({ pane: 'basemap', padding: 0.5 }));
  const labelMap = (leafletMap: LeafletMap | null) => {
    leafletMap?.getContainer().setAttribute('role', 'region');
    leafletMap?.getContainer().setAttribute('aria-label', label);
  };
  return (
    <MapContainer
      center={center}
      zoom={zoom}
      minZoom={2}
      maxZoom={maxZoomWithoutTiles}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!isMotionReduced}
      fadeAnimation={!isMotionReduced}
      markerZoomAnimation={!isMotionReduced}
      ref={labelMap}
      className={`site-map absolute! inset-0 z-0 ${className}`}
    >
      {/* At the bottom, because popups open upward from the center; on the right, where it covers no distributor at first. */}
      <ZoomControl position="bottomright" />
      <AttributionControl position="bottomleft" prefix={attributionPrefix} />
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
      {children}
    </MapContainer>
  );
}
