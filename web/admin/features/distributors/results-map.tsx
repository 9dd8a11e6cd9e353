import 'leaflet/dist/leaflet.css';
import { divIcon, latLngBounds } from 'leaflet';
import { MapContainer, Marker, TileLayer, Tooltip } from 'react-leaflet';
import type { StaffDistributor } from '@domain/distributor/schema';
import classes from '../../components/location-map.module.css';

const icon = divIcon({ className: classes.pin, iconSize: [18, 18], iconAnchor: [9, 9] });

export type ResultsMapProps = {
  tiles: { url: string; attribution: string };
  distributors: StaffDistributor[];
  onOpen: (id: string) => void;
};

/** The distributors of one page of the list, which is the keyboard alternative. Import it lazily. */
export function ResultsMap({ tiles, distributors, onOpen }: ResultsMapProps) {
  const bounds = latLngBounds(distributors.map(({ coordinates }) => coordinates));
  return (
    <MapContainer
      // Other results have other bounds.
      key={bounds.toBBoxString()}
      bounds={bounds.pad(0.1)}
      boundsOptions={{ maxZoom: 12 }}
      maxZoom={18}
      scrollWheelZoom={false}
      className={classes.map}
    >
      <TileLayer {...tiles} maxZoom={18} referrerPolicy="strict-origin-when-cross-origin" />
      {distributors.map(({ id, name, coordinates }) => (
        <Marker
          key={id}
          position={coordinates}
          icon={icon}
          keyboard={false}
          eventHandlers={{ click: () => onOpen(id) }}
        >
          <Tooltip>{name}</Tooltip>
        </Marker>
      ))}
    </MapContainer>
  );
}
