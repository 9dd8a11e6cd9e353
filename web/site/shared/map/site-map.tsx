import { useQuery } from '@tanstack/react-query';
import type { FeatureCollection, MultiLineString, MultiPolygon } from 'geojson';
import {
  canvas,
  type Map as LeafletMap,
  type PathOptions,
  type Marker as LeafletMarker,
  divIcon,
  latLngBounds,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import {
  AttributionControl,
  GeoJSON,
  MapContainer,
  Pane,
  TileLayer,
  ZoomControl,
  useMap,
  Marker,
  Tooltip,
} from 'react-leaflet';
import { useReducedMotion } from '../../../ui/motion';
import { useTilesAvailable } from '../../../ui/use-tiles-available';
import { useSite } from '../../site-context';
import basemapUrl from './basemap.json?url';
import './site-map.css';

/** Land, national borders and state lines, simplified from the public-domain data of Natural Earth and the US Census. */
type Basemap = FeatureCollection<MultiPolygon | MultiLineString, { kind: 'land' | 'border' | 'state' }>;

/** The bundled basemap, which makes the map work without a tile server. */
const basemapQuery = {
  queryKey: ['basemap'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetch(basemapUrl, { signal }).then((response) => response.json() as Promise<Basemap>),
  staleTime: Infinity,
};

/** Changes the maximum zoom of a map, which is otherwise fixed when the map is created. */
function MaxZoom({ value }: { value: number }) {
  const map = useMap();
  useEffect(() => {
    map.setMaxZoom(value);
  }, [map, value]);
  return null;
}

const maxTileZoom = 18;
/** Closer, the bundled outlines are often outside the map, which is then empty. */
const maxZoomWithoutTiles = 7;

/** Leaflet's default attribution without its flag. */
const attributionPrefix = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>';

const pathStyles: Record<string, PathOptions> = {
  land: { fillColor: '#f7efe2', fillOpacity: 1, stroke: false },
  border: { color: '#8a7b6d', weight: 1, fill: false },
  state: { color: '#c4b49c', weight: 1, fill: false },
};

type SiteMapProps = {
  /** The container is focusable (arrow keys, + and -), so it needs a name. */
  label: string;
  center: [lat: number, lng: number];
  zoom: number;
  /** Markers and what controls the view. */
  children: ReactNode;
};

/** The bundled outlines and, where available, street tiles. Fills its parent; import it lazily, Leaflet needs a window. */
export function SiteMap({ label, center, zoom, children }: SiteMapProps) {
  const { map } = useSite();
  const hasTiles = useTilesAvailable(map.tileUrl);
  const { data: basemap } = useQuery(basemapQuery);
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
      className="site-map absolute! inset-0 z-0"
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

/** A ref that names a marker for screen readers. Leaflet makes it a button, with the number of a cluster as its only text. */
export function useMarkerName(name: string) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name), [name]);
  return marker;
}

type Place = { name: string; coordinates: { lat: number; lng: number } };

type PlacesMapProps = {
  label: string;
  /** At least one place. */
  places: readonly Place[];
};

const streetZoom = 14;

/** `html` is in the middle. */
export const createIcon = (className: string, size: number, html = '') =>
  divIcon({ className, html, iconSize: [size, size], iconAnchor: [size / 2, size / 2] });

const icon = createIcon('map-pin', 24);

/** Pins on a map: the region, or the streets around them where there are tiles. The addresses beside it say the same. */
export function PlacesMap({ label, places }: PlacesMapProps) {
  const [first] = places;
  if (!first) return null;
  return (
    <SiteMap label={label} center={[first.coordinates.lat, first.coordinates.lng]} zoom={7}>
      {places.map((place) => (
        <NamedPin key={place.name} {...place} />
      ))}
      <AllPlaces places={places} />
    </SiteMap>
  );
}

/** Shows its name under the pointer and when it has the focus. */
function NamedPin({ name, coordinates }: Place) {
  return (
    <Marker ref={useMarkerName(name)} position={coordinates} icon={icon}>
      <Tooltip direction="top">{name}</Tooltip>
    </Marker>
  );
}

/** Fits the map as closely as the places and its tiles allow. */
function AllPlaces({ places }: Pick<PlacesMapProps, 'places'>) {
  const map = useMap();
  useEffect(() => {
    const fit = () =>
      map.fitBounds(latLngBounds(places.map(({ coordinates }) => coordinates)).pad(0.25), {
        maxZoom: streetZoom,
        animate: false,
      });
    fit();
    map.on('zoomlevelschange', fit);
    return () => {
      map.off('zoomlevelschange', fit);
    };
  }, [map, places]);
  return null;
}
