import { ResponsiveImage, type ImageSource } from '../../../ui/responsive-image';

const small = { placement: '', shape: 'aspect-square', sizes: '(min-width: 768px) 20vw, 50vw' };

/** Grid placement, shape and size of each photo: five columns, two on phones. */
const tiles = [
  { placement: 'col-span-2 md:row-span-2', shape: 'aspect-square', sizes: '(min-width: 768px) 40vw, 100vw' },
  small,
  small,
  // Two rows high; `sizes` is the width of a square of that height, which `object-cover` crops.
  { placement: 'md:row-span-2', shape: 'aspect-square', sizes: '(min-width: 768px) 35vw, 50vw' },
  small,
  { placement: 'col-span-2 md:col-span-1', shape: 'aspect-2/1', sizes: '(min-width: 768px) 20vw, 100vw' },
];

/** A full-width mosaic of up to six photos. */
export function PhotoGallery({ photos }: { photos: readonly ImageSource[] }) {
  return (
    <ul className="grid grid-cols-2 gap-1 md:auto-rows-[17vw] md:grid-cols-5 md:gap-2">
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
