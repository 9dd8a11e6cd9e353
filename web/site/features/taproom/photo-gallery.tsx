import { ResponsiveImage, type ImageSource } from '../../../ui/responsive-image';

type Tile = { placement: string; shape: string; sizes: string };

const small: Tile = { placement: '', shape: 'aspect-square', sizes: '(min-width: 768px) 20vw, 50vw' };
const large = {
  ...small,
  shape: 'aspect-3/2',
  placement: 'col-span-2 md:row-span-2',
  sizes: '(min-width: 768px) 40vw, 100vw',
};
const wide = { ...small, placement: 'md:col-span-2', sizes: '(min-width: 768px) 40vw, 50vw' };
// `sizes` is the width of a square of that height, which `object-cover` crops.
const tall = { ...small, placement: 'md:row-span-2', sizes: '(min-width: 768px) 35vw, 50vw' };
/** A row of its own on phones. */
const last = { placement: 'col-span-2 md:col-span-1', shape: 'aspect-2/1', sizes: '(min-width: 768px) 20vw, 100vw' };

/** Grid placement, shape and size of each photo, by their number: two rows of five columns; on phones two columns. */
const tilesByCount: Record<number, Tile[]> = {
  1: [{ placement: 'col-span-2 md:col-span-5 md:row-span-2', shape: 'aspect-3/2', sizes: '100vw' }],
  2: [
    { ...small, placement: 'md:col-span-3 md:row-span-2', sizes: '(min-width: 768px) 60vw, 50vw' },
    { ...small, placement: 'md:col-span-2 md:row-span-2', sizes: '(min-width: 768px) 40vw, 50vw' },
  ],
  3: [{ ...large, placement: 'col-span-2 md:col-span-3 md:row-span-2' }, wide, wide],
  4: [large, wide, tall, { ...wide, placement: 'col-span-2', shape: 'aspect-2/1' }],
  5: [large, small, small, tall, wide],
  6: [large, small, small, tall, small, last],
};

/** A full-width mosaic of up to six photos. */
export function PhotoGallery({ photos }: { photos: readonly ImageSource[] }) {
  const tiles = tilesByCount[Math.min(photos.length, 6)] ?? [];
  return (
    <ul className="print:hidden grid grid-cols-2 gap-1 md:auto-rows-[17vw] md:grid-cols-5 md:gap-2">
      {tiles.map(({ placement, shape, sizes }, index) => {
        const photo = photos[index];
        return (
          photo && (
            <li key={photo.url} className={`overflow-hidden ${placement}`}>
              <ResponsiveImage
                image={photo}
                sizes={sizes}
                widths={[320, 480, 640, 960, 1200]}
                className={`size-full object-cover md:aspect-auto ${shape}`}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
