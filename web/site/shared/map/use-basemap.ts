import type { FeatureCollection, MultiLineString, MultiPolygon } from 'geojson';
import { useEffect, useState } from 'react';
import basemapUrl from './basemap.json?url';

/** Land, national borders and state lines, simplified from the public-domain data of Natural Earth and the US Census. */
type Basemap = FeatureCollection<MultiPolygon | MultiLineString, { kind: 'land' | 'border' | 'state' }>;

/** The bundled basemap, which makes the map work without a tile server; null while it loads or if it fails. */
export function useBasemap(): Basemap | null {
  const [basemap, setBasemap] = useState<Basemap | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(basemapUrl, { signal: controller.signal })
      .then((response) => response.json() as Promise<Basemap>)
      .then(setBasemap)
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return basemap;
}
