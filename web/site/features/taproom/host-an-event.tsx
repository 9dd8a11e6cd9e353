import type { taproomHost } from '@domain/page/pages/taproom';
import type { SectionOf } from '@domain/page/definition';
import type { Taproom } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { EventTypeLinks } from '../../shared/event-type-links';
import { BackgroundPhoto } from '../../shared/background-photo';
import { sitePhoto } from '../../shared/page/site-photo';
import { ScrollLink } from '../../shared/scroll/scroll-link';

type HostAnEventProps = { section: SectionOf<typeof taproomHost>; taproom: Taproom };

/** Leads to the private-event form on the same page. */
export function HostAnEvent({ section, taproom: { path, hostTitle, hostText, hostPhoto } }: HostAnEventProps) {
  const text = hostText ?? section.text;
  return (
    <section aria-labelledby="host-an-event" className="relative isolate overflow-hidden">
      <BackgroundPhoto
        image={{ ...(hostPhoto ?? sitePhoto(section.photo)), alt: '' }}
        crop="object-left"
        textPosition="left"
      />
      <div className="py-24 md:py-36">
        <Container width="wide">
          <div className="on-photo max-w-xl wrap-anywhere">
            {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
            <h2 id="host-an-event" className="mt-4 text-title">
              {hostTitle ?? section.heading}
            </h2>
            {text && <p className="mt-6 text-lead whitespace-pre-line">{text}</p>}
            <div className="mt-8">
              <ScrollLink to="get-in-touch" variant="secondary" size="lg">
                {section.actionLabel}
              </ScrollLink>
            </div>
            <EventTypeLinks path={path} target="get-in-touch" className="mt-6" />
          </div>
        </Container>
      </div>
    </section>
  );
}
