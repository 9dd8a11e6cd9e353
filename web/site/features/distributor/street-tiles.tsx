import { useRef, useState } from 'react';
import { TileLayer } from 'react-leaflet';

/** Streets on top of the site's own outlines, when they can be had: a server that never answers is not asked again. */
export function StreetTiles({ url, attribution }: { url: string; attribution: string }) {
  const hasAnswered = useRef(false);
  const [isGivenUp, setGivenUp] = useState(false);
  if (isGivenUp) return null;
  return (
    <TileLayer
      url={url}
      attribution={attribution}
      maxZoom={18}
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={{
        tileload: () => {
          hasAnswered.current = true;
        },
        tileerror: () => {
          if (!hasAnswered.current) setGivenUp(true);
        },
      }}
    />
  );
}
