import { useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';

/** Street tiles over the bundled basemap, shown only if a first tile loads: the tile server is optional. */
export function StreetTiles({ url, attribution }: { url: string; attribution: string }) {
  const [isAvailable, setAvailable] = useState(false);

  useEffect(() => {
    const probe = new Image();
    probe.referrerPolicy = 'strict-origin-when-cross-origin';
    probe.onload = () => setAvailable(true);
    probe.src = firstTileUrl(url);
    return () => {
      probe.onload = null;
    };
  }, [url]);

  if (!isAvailable) return null;
  return (
    <TileLayer url={url} attribution={attribution} maxZoom={18} referrerPolicy="strict-origin-when-cross-origin" />
  );
}

/** Zoom level 0: one tile of the whole world. */
const firstTileUrl = (url: string) =>
  url
    .replace('{s}', 'a')
    .replace('{r}', '')
    .replace(/\{[zxy]\}/g, '0');
