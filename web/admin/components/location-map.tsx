import 'leaflet/dist/leaflet.css';
import { divIcon, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, Marker, TileLayer, useMap, useMapEvent } from 'react-leaflet';
import classes from './location-map.module.css';

export type Position = { lat: number; lng: number };

export type LocationMapProps = {
  label: string;
  tiles: { url: string; attribution: string };
  position: Position | null;
  /** The center of a map without a position; by default, it shows the United States. */
  start?: Position | null;
  onChange: (position: Position) => void;
};

const country = { center: { lat: 39.5, lng: -98.35 }, zoom: 4 };
const streetZoom = 16;
const maxTileZoom = 18;

/** A pin that is placed by a click and moved by dragging. Import it lazily. */
export function LocationMap({ label, tiles, position, start = null, onChange }: LocationMapProps) {
  const labelMap = (map: LeafletMap | null) => {
    map?.getContainer().setAttribute('role', 'region');
    map?.getContainer().setAttribute('aria-label', label);
  };
  return (
    <MapContainer
      center={position ?? start ?? country.center}
      zoom={position ? streetZoom : country.zoom}
      maxZoom={maxTileZoom}
      scrollWheelZoom={false}
      ref={labelMap}
      className={classes.map}
    >
      <TileLayer
        url={tiles.url}
        attribution={tiles.attribution}
        maxZoom={maxTileZoom}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <PlaceOnClick onChange={onChange} />
      {position && <Pin position={position} onChange={onChange} />}
    </MapContainer>
  );
}

function PlaceOnClick({ onChange }: Pick<LocationMapProps, 'onChange'>) {
  useMapEvent('click', ({ latlng }) => onChange(latlng.wrap()));
  return null;
}

const icon = divIcon({ className: classes.pin, iconSize: [24, 24], iconAnchor: [12, 12] });

/** The fields beside the map are its keyboard alternative. The map follows what is entered there. */
function Pin({ position: { lat, lng }, onChange }: { position: Position; onChange: LocationMapProps['onChange'] }) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().contains([lat, lng])) map.setView([lat, lng], Math.max(map.getZoom(), streetZoom - 2));
  }, [map, lat, lng]);
  return (
    <Marker
      position={[lat, lng]}
      icon={icon}
      draggable
      keyboard={false}
      eventHandlers={{ dragend: ({ target }) => onChange((target as { getLatLng: () => Position }).getLatLng()) }}
    />
  );
}
