import { useEffect, useRef, useState, type ReactNode } from 'react';

export type ImageSource = {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
};

/** The widths of the image pipeline, in pixels; the edge rejects all others. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1200, 1600, 1920] as const;

/** The URL of an image at a width. The edge chooses the format by the `Accept` header. */
export const imageUrl = (url: string, width: (typeof imageWidths)[number]) => scaledUrl(url, String(width));

/** The size of link preview images in pixels; originals are cropped to it. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;

export const linkPreviewUrl = (url: string) => scaledUrl(url, `${linkPreviewSize.width}x${linkPreviewSize.height}`);

/** The focal point that was set in the media library, from the image's URL. */
const focusOf = (url: string) => url.replace(/.*[?&]at=(\d+)-(\d+)$|.*/, (_all, x, y) => (x ? `${x}% ${y}%` : ''));

const scaledUrl = (url: string, size: string) =>
  url.startsWith('/') ? `/img/${size}${url}` : `/img/${size}/remote/${encodeURIComponent(url)}`;

type ResponsiveImageProps = {
  image: ImageSource;
  /** The `sizes` attribute: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** Candidate widths for `srcset`. Widths beyond the original are omitted. */
  widths?: readonly (typeof imageWidths)[number][];
  /** Set for images above the fold: loaded eagerly and with high priority. */
  priority?: boolean;
  /** Shown if the image fails to load. */
  fallback?: ImageSource;
  /** Shown if the fallback fails too. */
  placeholder?: ReactNode;
  className?: string;
};

/** An image with `srcset` and reserved space, lazy by default, with a fallback on errors. */
export function ResponsiveImage({
  image,
  sizes,
  widths = imageWidths,
  priority = false,
  fallback,
  placeholder,
  className,
}: ResponsiveImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const shown = [image, fallback].find((candidate) => candidate && !failedUrls.includes(candidate.url));

  // An error before hydration fires no handler.
  useEffect(() => {
    const { current } = element;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailedUrls([image.url]);
  }, [image.url]);

  if (!shown) return placeholder ?? <FailedImage alt={image.alt} className={className} />;
  const candidates = candidateWidths(widths, shown.width);
  const largest = candidates[candidates.length - 1] ?? imageWidths[0];

  return (
    <img
      key={shown.url}
      ref={element}
      src={imageUrl(shown.url, largest)}
      srcSet={candidates.map((width) => `${imageUrl(shown.url, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={shown.alt ?? ''}
      width={shown.width ?? undefined}
      height={shown.height ?? undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      style={{ objectPosition: focusOf(shown.url) }}
      onError={() => setFailedUrls([...failedUrls, shown.url])}
      className={className}
    />
  );
}

/** Keeps the image's space and alt text, without the browser's broken-image icon. */
function FailedImage({ alt, className = '' }: { alt: string | null; className?: string }) {
  return <span role="img" aria-label={alt ?? ''} aria-hidden={!alt} className={`block bg-ash ${className}`} />;
}

/** The widths up to the first one that is at least as wide as the original. */
function candidateWidths(widths: readonly (typeof imageWidths)[number][], original: number | null) {
  if (original === null) return widths;
  const index = widths.findIndex((width) => width >= original);
  return index === -1 ? widths : widths.slice(0, index + 1);
}
