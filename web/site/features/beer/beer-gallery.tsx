import type { Beer } from '@domain/beer/beer';
import { getGalleryImages } from '@domain/beer/display';
import type { beerGallery } from '@domain/page/components/beer';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { phonePhotoSize } from './beer-photo';

type BeerGalleryProps = { section: SectionOf<typeof beerGallery>; beer: Beer };

/** The images after the first. A single image is shown large, beside the heading. */
export function BeerGallery({ section, beer }: BeerGalleryProps) {
  const images = getGalleryImages(beer);
  if (images.length === 0) return null;
  const isSingle = images.length === 1;
  return (
    <section aria-labelledby="gallery" className="pb-14 md:pb-24 print:hidden">
      <Container width="wide">
        <div className={isSingle ? 'lg:grid lg:grid-cols-[5fr_7fr]' : ''}>
          <h2 id="gallery" className="text-title">
            {section.heading}
          </h2>
          <ul className={`mt-8 grid gap-4 ${isSingle ? 'lg:mt-0' : 'sm:grid-cols-2 lg:grid-cols-3'}`}>
            {images.map((image, index) => (
              <li key={image.url}>
                <ResponsiveImage
                  image={{ ...image, alt: image.alt || `${beer.name}, photo ${index + 2}` }}
                  fallback={photos.beerPlaceholder}
                  sizes={`(min-width: 1024px) ${isSingle ? '57vw' : '33vw'}, (min-width: 640px) ${isSingle ? '100vw' : '50vw'}, ${phonePhotoSize}`}
                  className={`w-full rounded-card object-cover ${isSingle ? 'aspect-4/5 sm:aspect-4/3' : 'aspect-4/5'}`}
                />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
