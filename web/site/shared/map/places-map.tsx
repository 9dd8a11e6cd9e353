import { divIcon, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { Marker, Tooltip, useMap } from 'react-leaflet';
import { SiteMap, useMarkerName } from './site-map';

type Place = { name: string; coordinates: { lat: number; lng: number } };

type PlacesMapProps = {
  label: string;
  /** At least one place. */
  places: readonly Place[];
};

const streetZoom = 14;

const icon = divIcon({ className: 'map-pin', iconSize: [24, 24], iconAnchor: [12, 12] });

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
