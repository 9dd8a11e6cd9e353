import { divIcon } from 'leaflet';
import { Marker, useMap, useMapEvent } from 'react-leaflet';
import { SiteMap } from '../../shared/map/site-map';

/** Shows the coast and the state's borders around the pin. */
const regionZoom = 5;
const streetZoom = 14;

const icon = divIcon({ className: 'map-pin', iconSize: [24, 24], iconAnchor: [12, 12] });

type EventMapProps = { label: string; coordinates: { lat: number; lng: number } };

/** A pin on a map: the region, or the streets around it where there are tiles. The address beside it says the same. */
export function EventMap({ label, coordinates: { lat, lng } }: EventMapProps) {
  return (
    <SiteMap label={label} center={[lat, lng]} zoom={regionZoom}>
      <Marker position={[lat, lng]} icon={icon} interactive={false} keyboard={false} />
      <StreetView lat={lat} lng={lng} />
    </SiteMap>
  );
}

/** Zooms in as soon as street tiles allow it. */
function StreetView({ lat, lng }: { lat: number; lng: number }) {
  const map = useMap();
  useMapEvent('zoomlevelschange', () => {
    if (map.getMaxZoom() >= streetZoom) map.setView([lat, lng], streetZoom, { animate: false });
  });
  return null;
}
