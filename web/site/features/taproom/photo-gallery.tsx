import { Picture } from '../../../ui/picture';
import type { SitePhoto } from '../../assets/images';

/** Where each photograph stands in the mosaic, four columns wide. */
const places = ['col-span-2 md:row-span-2', '', '', 'md:row-span-2', '', 'col-span-2 md:col-span-1'];

/** Edge to edge, one large and the others around it. */
export function PhotoGallery({ photos }: { photos: readonly SitePhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-1 md:auto-rows-[17vw] md:grid-cols-5 md:gap-2">
      {photos.slice(0, places.length).map((photo, index) => (
        <li key={photo.url} className={`overflow-hidden ${places[index] ?? ''}`}>
          <Picture
            image={photo}
            sizes={index === 0 ? '(min-width: 768px) 40vw, 100vw' : '(min-width: 768px) 20vw, 50vw'}
            widths={[320, 480, 640, 960, 1200]}
            className={`size-full object-cover md:aspect-auto ${index === 5 ? 'aspect-2/1' : 'aspect-square'}`}
          />
        </li>
      ))}
    </ul>
  );
}
