import { Picture } from '../../../ui/picture';
import type { SitePhoto } from '../../assets/images';

const small = { place: '', shape: 'aspect-square', sizes: '(min-width: 768px) 20vw, 50vw' };

/** Where each photograph stands in the mosaic, five columns wide (two on a phone), and how large it is there. */
const tiles = [
  { place: 'col-span-2 md:row-span-2', shape: 'aspect-square', sizes: '(min-width: 768px) 40vw, 100vw' },
  small,
  small,
  // As high as two: cut from a square of that height.
  { place: 'md:row-span-2', shape: 'aspect-square', sizes: '(min-width: 768px) 35vw, 50vw' },
  small,
  { place: 'col-span-2 md:col-span-1', shape: 'aspect-2/1', sizes: '(min-width: 768px) 20vw, 100vw' },
];

/** Edge to edge, one large and the others around it. */
export function PhotoGallery({ photos }: { photos: readonly SitePhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-1 md:auto-rows-[17vw] md:grid-cols-5 md:gap-2">
      {tiles.map(({ place, shape, sizes }, index) => {
        const photo = photos[index];
        return (
          photo && (
            <li key={photo.url} className={`overflow-hidden ${place}`}>
              <Picture
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
