import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { photos } from '../../assets/images';
import { PlaceFacts } from '../../shared/location/place-facts';
import { useSelectedLocation } from '../../shared/location/selected-location';

/** 'Find This Beer': the taproom, the people who know, and the way back. */
export function FindThisBeer({ name }: { name: string }) {
  const { selected } = useSelectedLocation();
  return (
    <section
      aria-labelledby="find-this-beer"
      className="relative isolate flex min-h-[34rem] items-end overflow-hidden bg-ink print:hidden"
    >
      <div className="absolute inset-0 -z-20">
        <Picture
          image={{ ...photos.heroTaproom, alt: '' }}
          sizes="100vw"
          className="size-full object-cover object-[60%_50%] lg:object-[30%_40%]"
        />
      </div>
      <div className="veil-bottom absolute inset-0 -z-10" />
      <div className="veil-left absolute inset-0 -z-10" />
      <div className="veil-all absolute inset-0 -z-10 md:hidden" />
      <div className="w-full py-16">
        <Container width="wide">
          <h2 id="find-this-beer" className="text-title">
            Find This Beer
          </h2>
          <p className="mt-4 max-w-xl text-lead text-foam">
            Taste {name} where it is made, or ask us who pours it near you.
          </p>
          <PlaceFacts location={selected} className="mt-5" />
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
