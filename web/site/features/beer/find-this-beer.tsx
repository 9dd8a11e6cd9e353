import type { Beer } from '@domain/beer/beer';
import type { findBeer } from '@domain/page/components/beer';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { sitePhoto } from '../../shared/page/site-photo';
import { phonePhotoSize } from './beer-photo';
import { WhereToBuy } from './where-to-buy';

type FindThisBeerProps = { section: SectionOf<typeof findBeer>; beer: Beer };

/** Links to the taproom and to the contact page, and where to buy. */
export function FindThisBeer({ section, beer }: FindThisBeerProps) {
  const { heading, text } = fillIn({ heading: section.heading, text: section.text }, { beer: beer.name });
  const { selected } = useSelectedLocation();
  return (
    <section aria-labelledby="find-this-beer" className="border-t border-line bg-ink py-14 md:py-24 print:hidden">
      <Container width="wide">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="wrap-anywhere">
            <h2 id="find-this-beer" className="text-title">
              {heading}
            </h2>
            <p className="mt-4 max-w-xl text-lead">{text}</p>
            <LocationSummary slug={selected} className="mt-5" />
            <div className="mt-7 flex flex-wrap gap-4">
              {selected && (
                <ButtonLink href="/taproom" size="lg">
                  {section.taproomLabel}
                </ButtonLink>
              )}
              <ButtonLink href="/contact" size="lg" variant="outline">
                {section.contactLabel}
              </ButtonLink>
            </div>
          </div>
          <ResponsiveImage
            image={sitePhoto(section.photo)}
            sizes={`(min-width: 1024px) 40vw, (min-width: 640px) 100vw, ${phonePhotoSize}`}
            className="aspect-3/2 w-full rounded-card object-cover"
          />
        </div>
        <WhereToBuy texts={section} beer={beer} className="mt-12 md:mt-16" />
      </Container>
    </section>
  );
}
