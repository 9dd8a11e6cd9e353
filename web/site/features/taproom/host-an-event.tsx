import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { Picture } from '../../../ui/picture';
import { photos } from '../../assets/images';
import { ScrollLink } from '../../shared/scroll/scroll-link';

/** The room, set for somebody's evening. */
export function HostAnEvent() {
  return (
    <section aria-labelledby="host-an-event" className="relative isolate overflow-hidden">
      <div className="absolute inset-0 -z-20">
        <Picture
          image={{ ...photos.heroEvents, alt: '' }}
          sizes="100vw"
          className="size-full object-cover object-left"
        />
      </div>
      <div className="veil-left absolute inset-0 -z-10" />
      <div className="veil-all absolute inset-0 -z-10 lg:hidden" />
      <div className="py-24 md:py-36">
        <Container width="wide">
          <div className="on-photo max-w-xl">
            <Eyebrow>Host an event</Eyebrow>
            <h2 id="host-an-event" className="mt-4 text-title">
              Your evening, our tap list
            </h2>
            <p className="mt-6 text-lead">
              From a table for twelve to the whole house for 150: a wedding on the patio, a retirement at the bar, a
              launch between the fermenters. You choose the beers; we keep them coming.
            </p>
            <div className="mt-8">
              <ScrollLink to="get-in-touch" variant="secondary" size="lg">
                Plan your event
              </ScrollLink>
            </div>
          </div>
        </Container>
      </div>
    </section>
  );
}
