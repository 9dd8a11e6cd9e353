import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { photos } from '../../assets/images';
import { BackgroundPhoto } from '../../shared/background-photo';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';

/** 'Find This Beer': links to the taproom and to the contact page. */
export function FindThisBeer({ name }: { name: string }) {
  const { selected } = useSelectedLocation();
  return (
    <section
      aria-labelledby="find-this-beer"
      className="relative isolate flex min-h-[34rem] items-end overflow-hidden bg-ink print:hidden"
    >
      <BackgroundPhoto
        image={{ ...photos.heroTaproom, alt: '' }}
        crop="object-[60%_50%] lg:object-[30%_40%]"
        textPosition="bottomLeft"
      />
      <div className="w-full py-16">
        <Container width="wide">
          <h2 id="find-this-beer" className="text-title">
            Find This Beer
          </h2>
          <p className="mt-4 max-w-xl text-lead text-foam">
            Taste {name} where it’s brewed, or ask us who pours it near you.
          </p>
          <LocationSummary location={selected} className="mt-5" />
          <div className="mt-7 flex flex-wrap gap-4">
            <ButtonLink href="/taproom" size="lg">
              Visit Our Taproom
            </ButtonLink>
            <ButtonLink href="/contact" size="lg" variant="outline">
              Contact Us
            </ButtonLink>
          </div>
        </Container>
      </div>
    </section>
  );
}
