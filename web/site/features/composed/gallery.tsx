import { useId, useState, type MouseEvent } from 'react';
import type { gallery } from '@domain/page/blocks/gallery';
import { imageUrl, ResponsiveImage } from '../../../ui/responsive-image';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { SectionIntro } from '../../shared/composed/section-intro';
import { galleryLayout } from '../../shared/gallery-layout';
import { PhotoViewer } from './photo-viewer';

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Photos that open in a large view; without JavaScript, as files. */
export function Gallery({ section: { heading, photos }, frame }: SectionProps<typeof gallery>) {
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  const { columns, shape, sizes } = galleryLayout(photos.length);
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
          <li key={index} className="min-w-0">
            <figure className="relative overflow-hidden rounded-card bg-ash">
              <a
                href={imageUrl(photo.url, 1920)}
                onClick={(event) => open(event, index)}
                className="group block stretched-link"
              >
                <ResponsiveImage
                  image={{ ...photo, alt: photo.alt || photo.caption || `Photo ${index + 1}` }}
                  sizes={sizes}
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
