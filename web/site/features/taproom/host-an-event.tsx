import type { Taproom } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { photos } from '../../assets/images';
import { EventTypeLinks } from '../../shared/event-type-links';
import { BackgroundPhoto } from '../../shared/background-photo';
import { ScrollLink } from '../../shared/scroll/scroll-link';

/** Leads to the private-event form on the same page. */
export function HostAnEvent({ taproom: { name, path, hostTitle, hostText, hostPhoto } }: { taproom: Taproom }) {
  return (
    <section aria-labelledby="host-an-event" className="relative isolate overflow-hidden">
      <BackgroundPhoto image={{ ...(hostPhoto ?? photos.longTable), alt: '' }} crop="object-left" textPosition="left" />
      <div className="py-24 md:py-36">
        <Container width="wide">
          <div className="on-photo max-w-xl wrap-anywhere">
            <Eyebrow>Host an event</Eyebrow>
            <h2 id="host-an-event" className="mt-4 text-title">
              {hostTitle ?? `Your event at ${name}`}
            </h2>
            {hostText && <p className="mt-6 text-lead whitespace-pre-line">{hostText}</p>}
            <div className="mt-8">
              <ScrollLink to="get-in-touch" variant="secondary" size="lg">
                Plan your event
              </ScrollLink>
            </div>
            <EventTypeLinks path={path} target="get-in-touch" className="mt-6" />
          </div>
        </Container>
      </div>
    </section>
  );
}
