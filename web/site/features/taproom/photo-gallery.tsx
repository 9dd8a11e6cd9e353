import type { Taproom } from '@domain/taproom/schema';
import { ResponsiveImage } from '../../../ui/responsive-image';

const large = 'sm:col-span-2 sm:row-span-2';
const half = 'sm:col-span-3 sm:row-span-2';
const wide = 'sm:col-span-2';
const tall = 'sm:row-span-2';

/** The place of each photo in two rows of five columns, by their number. */
const placesByCount: Record<number, string[]> = {
  1: ['sm:col-span-5 sm:row-span-2'],
  2: [half, large],
  3: [half, wide, wide],
  4: [large, wide, tall, wide],
  5: [large, '', '', tall, wide],
  6: [large, '', '', tall, '', ''],
};

type PhotoGalleryProps = { section: { heading: string }; taproom: Pick<Taproom, 'gallery'> };

/** A full-width mosaic of up to six photos; on phones two columns, where the first of an odd number has a row of its own. */
export function PhotoGallery({ section, taproom: { gallery } }: PhotoGalleryProps) {
  const places = placesByCount[Math.min(gallery.length, 6)] ?? [];
  return (
    <section aria-label={section.heading} className="bg-ink py-1 sm:py-2 print:hidden">
      <ul
        className={`grid grid-cols-2 gap-1 sm:auto-rows-[17vw] sm:grid-cols-5 sm:gap-2 ${places.length % 2 === 1 ? 'max-sm:*:first:col-span-2' : ''}`}
      >
        {gallery.slice(0, places.length).map((photo, index) => (
          <li key={photo.url} className={`overflow-hidden max-sm:aspect-3/2 ${places[index]}`}>
            <ResponsiveImage
              image={photo}
              sizes="(min-width: 640px) 40vw, 50vw"
              widths={[320, 480, 640, 960, 1200]}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
