import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Changes the maximum zoom of a map, which is otherwise fixed when the map is created. */
export function MaxZoom({ value }: { value: number }) {
  const map = useMap();
  useEffect(() => {
    map.setMaxZoom(value);
  }, [map, value]);
  return null;
}
