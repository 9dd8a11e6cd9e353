import { useEffect, useState } from 'react';

/** Whether a first street tile loads: the tile server is optional. */
export function useTilesAvailable(url: string | null): boolean {
  const [isAvailable, setAvailable] = useState(false);

  useEffect(() => {
    if (!url) return;
    const probe = new Image();
    probe.referrerPolicy = 'strict-origin-when-cross-origin';
    probe.onload = () => setAvailable(true);
    probe.src = firstTileUrl(url);
    return () => {
      probe.onload = null;
    };
  }, [url]);

  return isAvailable;
}

/** Zoom level 0: one tile of the whole world. */
const firstTileUrl = (url: string) =>
  url
    .replace('{s}', 'a')
    .replace('{r}', '')
    .replace(/\{[zxy]\}/g, '0');
