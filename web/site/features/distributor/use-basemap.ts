import type { FeatureCollection, MultiLineString, MultiPolygon } from 'geojson';
import { useEffect, useState } from 'react';
import basemapUrl from './basemap.json?url';

/** Land, national borders and state lines, simplified from the public-domain data of Natural Earth and the US Census. */
export type Basemap = FeatureCollection<MultiPolygon | MultiLineString, { kind: 'land' | 'border' | 'state' }>;

/** Comes with the site, so that the map is a map without any tile server; without it the markers still stand. */
export function useBasemap(): Basemap | null {
  const [basemap, setBasemap] = useState<Basemap | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetch(basemapUrl, { signal: abort.signal })
      .then((response) => response.json() as Promise<Basemap>)
      .then(setBasemap)
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return basemap;
}
