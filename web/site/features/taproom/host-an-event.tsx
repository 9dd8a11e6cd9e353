import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { photos } from '../../assets/images';
import { EventTypeLinks } from '../../shared/event-type-links';
import { BackgroundPhoto } from '../../shared/background-photo';
import { ScrollLink } from '../../shared/scroll/scroll-link';

export function HostAnEvent() {
  return (
    <section aria-labelledby="host-an-event" className="relative isolate overflow-hidden">
      <BackgroundPhoto image={{ ...photos.longTable, alt: '' }} crop="object-left" textPosition="left" />
      <div className="py-24 md:py-36">
        <Container width="wide">
          <div className="on-photo max-w-xl">
            <Eyebrow>Host an event</Eyebrow>
            <h2 id="host-an-event" className="mt-4 text-title">
              Your evening, our tap list
            </h2>
            <p className="mt-6 text-lead">
              From a table for twelve to the whole taproom for 150: a wedding on the patio, a retirement at the bar, a
              launch between the fermenters. You choose the beers; we keep them coming.
            </p>
            <div className="mt-8">
              <ScrollLink to="get-in-touch" variant="secondary" size="lg">
                Plan your event
              </ScrollLink>
            </div>
            <EventTypeLinks path="/auburn" target="get-in-touch" className="mt-6" />
          </div>
        </Container>
      </div>
    </section>
  );
}
