import type { ReactNode } from 'react';
import type { Event } from '@domain/event/event';
import { Chip } from '../../../ui/chip';
import { Container } from '../../../ui/container';
import { SmartLink } from '../../../ui/smart-link';
import { EventPlaces } from './event-places';
import { MentionedBeers } from './mentioned-beers';

const socialNames = { website: 'Website', facebook: 'Facebook', instagram: 'Instagram' } as const;

/** The full description, the beers it mentions, where the event takes place and who runs it. */
export function EventDetails({ event }: { event: Event }) {
  const links = (['website', 'facebook', 'instagram'] as const).flatMap((key) => {
    const url = event.socialLinks[key];
    return url ? [{ name: socialNames[key], url }] : [];
  });
  return (
    <div className="bg-oat py-14 wrap-anywhere text-ink on-light [color-scheme:light] md:py-20 print:py-4">
      <Container width="wide">
        <div className="grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
          <div className="grid content-start gap-12 lg:col-span-7 print:gap-4">
            {event.description && (
              <section aria-labelledby="about-event">
                <h2 id="about-event" className="text-heading">
                  About this event
                </h2>
                <p className="mt-5 max-w-read text-lead whitespace-pre-line">{event.description}</p>
              </section>
            )}
            <MentionedBeers event={event} />
          </div>
          <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9">
            <EventPlaces event={event} />
            {event.organizer.name && (
              <Aside title="Hosted by">
                <p className="text-lg">{event.organizer.name}</p>
              </Aside>
            )}
            {links.length > 0 && (
              <Aside title="More about it">
                <ul className="flex flex-wrap gap-x-6">
                  {links.map(({ name, url }) => (
                    <li key={name}>
                      <SmartLink
                        href={url}
                        className="inline-flex min-h-11 items-center text-lg underline underline-offset-4"
                      >
                        {name}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </Aside>
            )}
            {event.tags.length > 0 && (
              <Aside title="Good to know">
                <ul className="flex flex-wrap gap-2">
                  {event.tags.map((tag) => (
                    <li key={tag}>
                      <Chip>{tag}</Chip>
                    </li>
                  ))}
                </ul>
              </Aside>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 border-t border-current/20 pt-3">{children}</div>
    </section>
  );
}
