import { useId, useState, type MouseEvent } from 'react';
import type { gallery } from '@domain/page/blocks/gallery';
import { imageUrl, ResponsiveImage } from '../../../ui/responsive-image';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { SectionIntro } from '../../shared/composed/section-intro';
import { PhotoViewer } from './photo-viewer';

/** Columns and shape by the number of photos, so that the last row is as full as possible. */
const layouts: Record<number, { columns: string; shape: string }> = {
  1: { columns: '', shape: 'aspect-3/2 lg:aspect-2/1' },
  2: { columns: 'sm:grid-cols-2', shape: 'aspect-4/3' },
  3: { columns: 'sm:grid-cols-3', shape: 'aspect-4/3 sm:aspect-4/5' },
  4: { columns: 'grid-cols-2 lg:grid-cols-4', shape: 'aspect-square' },
  // The first one is as large as the four others together.
  5: { columns: 'grid-cols-2 sm:grid-cols-4 sm:*:first:col-span-2 sm:*:first:row-span-2', shape: 'aspect-square' },
  6: { columns: 'grid-cols-2 sm:grid-cols-3', shape: 'aspect-square sm:aspect-4/3' },
  9: { columns: 'grid-cols-2 sm:grid-cols-3', shape: 'aspect-square sm:aspect-4/3' },
};
const manyPhotos = { columns: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4', shape: 'aspect-square' };

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Photos that open in a large view; without JavaScript, as files. */
export function Gallery({ section: { heading, photos }, frame }: SectionProps<typeof gallery>) {
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  const { columns, shape } = layouts[photos.length] ?? manyPhotos;
  // On two columns, the first of an odd number has a row of its own.
  const isFirstWide = photos.length % 2 === 1 && photos.length > 3;
  if (photos.length === 0) return null;

  const open = (event: MouseEvent, index: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <FramedSection frame={frame} labelledBy={heading ? id : undefined}>
      <SectionIntro id={id} heading={heading} />
      <ul className={`grid gap-2 sm:gap-4 ${columns}`}>
        {photos.map((photo, index) => (
          <li
            key={index}
            className={`min-w-0 ${isFirstWide ? 'max-sm:first:col-span-2 max-sm:[&:first-child_img]:aspect-2/1' : ''}`}
          >
            <figure className="relative overflow-hidden rounded-card bg-ash">
              <a
                href={imageUrl(photo.url, 1920)}
                onClick={(event) => open(event, index)}
                className="group block stretched-link"
              >
                <ResponsiveImage
                  image={{ ...photo, alt: photo.alt || photo.caption || `Photo ${index + 1}` }}
                  sizes={photos.length < 4 ? '(min-width: 640px) 46vw, 100vw' : '(min-width: 1024px) 25vw, 50vw'}
                  className={`w-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03] ${shape}`}
                />
              </a>
              {photo.caption && (
                <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/75 to-transparent px-3 pt-12 pb-2 text-base leading-snug">
                  <span className="line-clamp-2">{photo.caption}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && <PhotoViewer photos={photos} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </FramedSection>
  );
}
