import type { Taproom } from '@domain/taproom/schema';
import { ResponsiveImage } from '../../../ui/responsive-image';

/** The place of a photo on wide screens, and the width in which it is loaded there, in percent of the screen's. */
type Tile = { place: string; width: number };

const full: Tile = { place: 'sm:col-span-5 sm:row-span-2', width: 100 };
const half: Tile = { place: 'sm:col-span-3 sm:row-span-2', width: 60 };
const large: Tile = { place: 'sm:col-span-2 sm:row-span-2', width: 40 };
const wide: Tile = { place: 'sm:col-span-2', width: 40 };
/** Crops the sides of a photo as wide as this. */
const tall: Tile = { place: 'sm:row-span-2', width: 40 };
const small: Tile = { place: '', width: 20 };

/** Two rows of five columns, by the number of photos. */
const tilesByCount: Record<number, Tile[]> = {
  1: [full],
  2: [half, large],
  3: [half, wide, wide],
  4: [large, wide, tall, wide],
  5: [large, small, small, tall, wide],
  6: [large, small, small, tall, small, small],
};

type PhotoGalleryProps = { section: { heading: string }; taproom: Pick<Taproom, 'gallery'> };

/** A full-width mosaic of up to six photos; on phones two columns, where the first of an odd number has a row of its own. */
export function PhotoGallery({ section, taproom: { gallery } }: PhotoGalleryProps) {
  const tiles = tilesByCount[Math.min(gallery.length, 6)] ?? [];
  const isOdd = tiles.length % 2 === 1;
  return (
    <section aria-label={section.heading} className="bg-ink py-1 sm:py-2 print:hidden">
      <ul
        className={`grid grid-cols-2 gap-1 sm:auto-rows-[17vw] sm:grid-cols-5 sm:gap-2 ${isOdd ? 'max-sm:*:first:col-span-2' : ''}`}
      >
        {tiles.map(({ place, width }, index) => {
          const photo = gallery[index];
          return (
            photo && (
              <li key={photo.url} className={`overflow-hidden max-sm:aspect-3/2 ${place}`}>
                <ResponsiveImage
                  image={photo}
                  sizes={`(min-width: 640px) ${width}vw, ${isOdd && index === 0 ? 100 : 50}vw`}
                  widths={[320, 480, 640, 960, 1200]}
                  className="size-full object-cover"
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
