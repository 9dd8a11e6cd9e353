import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { EventTypeLinks } from '../../shared/event-type-links';

const included = [
  'Up to 150 guests in 9,000 sq ft, or a corner for twelve',
  'Beers picked with you, and a brewer to talk about them',
  'Pizza from our oven, or bring your own food',
];

export function PrivateEventBlock() {
  return (
    <section aria-labelledby="private-events" data-no-print className="bg-char">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="relative min-h-80 lg:min-h-[36rem]">
          <div className="absolute inset-0">
            <ResponsiveImage
              image={photos.story2}
              sizes="(min-width: 1024px) 50vw, 100vw"
              className="size-full object-cover"
            />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center py-16 lg:py-24">
          <Container>
            <div className="max-w-lg lg:pl-8">
              <Eyebrow>Private events</Eyebrow>
              <h2 id="private-events" className="mt-4 text-title">
                Have the place to yourselves
              </h2>
              <p className="mt-6 text-lg text-oat/90">
                Birthdays, rehearsal dinners, retirements, the company party nobody leaves early. Tell us the date and
                the number of guests, and we’ll take it from there.
              </p>
              <ul className="mt-6 grid gap-3 text-lg">
                {included.map((line) => (
                  <li key={line} className="border-l-2 border-amber pl-4">
                    {line}
                  </li>
                ))}
              </ul>
              <ButtonLink href="/contact" size="lg" className="mt-8">
                Book Your Event
              </ButtonLink>
              <p className="mt-8 mb-3 text-lg text-oat/90">Or start with the kind of event:</p>
              <EventTypeLinks path="/contact" target="private-event" />
            </div>
          </Container>
        </div>
      </div>
    </section>
  );
}
