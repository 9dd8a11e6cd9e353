import { useEffect, useRef, useState, type ReactNode } from 'react';

export type PictureImage = {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
};

/** The widths that the image pipeline makes; the edge refuses every other. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1200, 1600, 1920] as const;

/** The address of an image at a width, in the best format that the browser takes. */
export const imageUrl = (url: string, width: (typeof imageWidths)[number]) => scaledUrl(url, String(width));

/** What link previews show: cut to this size, whatever the original's shape. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardUrl = (url: string) => scaledUrl(url, `${cardSize.width}x${cardSize.height}`);

const scaledUrl = (url: string, size: string) =>
  url.startsWith('/') ? `/img/${size}${url}` : `/img/${size}/remote/${encodeURIComponent(url)}`;

type PictureProps = {
  image: PictureImage;
  /** How wide it is shown, as CSS says it: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** The widths worth offering; none wider than the original. */
  widths?: readonly (typeof imageWidths)[number][];
  /** For what is seen first: loaded at once and before everything else. */
  priority?: boolean;
  /** Shown when the image fails. */
  fallback?: PictureImage;
  /** Shown when the fallback fails, too. */
  otherwise?: ReactNode;
  className?: string;
};

/** An image that reserves its place, loads late unless it matters, and never sends more pixels than are shown. */
export function Picture({
  image,
  sizes,
  widths = imageWidths,
  priority = false,
  fallback,
  otherwise,
  className,
}: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [image, fallback].find((candidate) => candidate && !failed.includes(candidate.url));

  // An image that failed before the page came alive has nobody to tell.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed([image.url]);
  }, [image.url]);

  if (!shown) return otherwise ?? <FailedPicture alt={image.alt} className={className} />;
  const offered = useful(widths, shown.width);
  const original = offered[offered.length - 1] ?? imageWidths[0];

  return (
    <img
      key={shown.url}
      ref={element}
      src={imageUrl(shown.url, original)}
      srcSet={offered.map((width) => `${imageUrl(shown.url, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={shown.alt ?? ''}
      width={shown.width ?? undefined}
      height={shown.height ?? undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailed([...failed, shown.url])}
      className={className}
    />
  );
}

/** Keeps the picture's place and its words; a torn-picture sign helps nobody. */
function FailedPicture({ alt, className = '' }: { alt: string | null; className?: string }) {
  return <span role="img" aria-label={alt ?? ''} aria-hidden={!alt} className={`block bg-ash ${className}`} />;
}

/** Up to the first width that has every pixel of the original. */
function useful(widths: readonly (typeof imageWidths)[number][], original: number | null) {
  if (original === null) return widths;
  const enough = widths.findIndex((width) => width >= original);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
}
