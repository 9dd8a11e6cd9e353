import { divIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import type { Coordinates } from '@domain/distributor/distance';

const icon = divIcon({ className: 'distributor-origin', iconSize: [18, 18], iconAnchor: [9, 9] });

/** Where distances are measured from. */
export const OriginMarker = ({ coordinates }: { coordinates: Coordinates }) => (
  <Marker position={coordinates} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />
);
