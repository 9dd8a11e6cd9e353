import type { Beer } from '@domain/beer/beer';
import { getGalleryImages } from '@domain/beer/display';
import type { beerGallery } from '@domain/page/components/beer';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { galleryLayout } from '../../shared/gallery-layout';

type BeerGalleryProps = { section: SectionOf<typeof beerGallery>; beer: Beer };

/** The images after the first, in full rows. A single image is shown large, without a visible heading: it is no gallery. */
export function BeerGallery({ section, beer }: BeerGalleryProps) {
  const images = getGalleryImages(beer);
  if (images.length === 0) return null;
  const { columns, shape, sizes } = galleryLayout(images.length);
  return (
    <section aria-labelledby="gallery" className="pb-14 md:pb-24 print:hidden">
      <Container width="wide">
        <h2 id="gallery" className={images.length === 1 ? 'sr-only' : 'mb-8 text-title'}>
          {section.heading}
        </h2>
        <ul className={`grid gap-2 sm:gap-4 ${columns}`}>
          {images.map((image, index) => (
            <li key={image.url} className="min-w-0">
              <ResponsiveImage
                image={{ ...image, alt: image.alt || `${beer.name}, photo ${index + 2}` }}
                fallback={photos.beerPlaceholder}
                sizes={sizes}
                className={`size-full rounded-card object-cover ${shape}`}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
