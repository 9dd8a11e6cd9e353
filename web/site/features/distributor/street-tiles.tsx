import { useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';

/** Streets on top of the site's own outlines, when they can be had: one tile is asked for first, the rest if it came. */
export function StreetTiles({ url, attribution }: { url: string; attribution: string }) {
  const [isThere, setThere] = useState(false);

  useEffect(() => {
    const probe = new Image();
    probe.referrerPolicy = 'strict-origin-when-cross-origin';
    probe.onload = () => setThere(true);
    probe.src = worldTile(url);
    return () => {
      probe.onload = null;
    };
  }, [url]);

  if (!isThere) return null;
  return (
    <TileLayer url={url} attribution={attribution} maxZoom={18} referrerPolicy="strict-origin-when-cross-origin" />
  );
}

/** The one tile that holds the whole world. */
const worldTile = (url: string) =>
  url
    .replace('{s}', 'a')
    .replace('{r}', '')
    .replace(/\{[zxy]\}/g, '0');
