import type { privateEvents } from '@domain/page/pages/events';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed/action-link';
import { EventTypeLinks } from '../../shared/event-type-links';
import { sitePhoto } from '../../shared/page/site-photo';

/** An offer to book the place, beside a photo. */
export function PrivateEventBlock({ section }: { section: SectionOf<typeof privateEvents> }) {
  const { eyebrow, heading, text, lines, photo, actionLabel, actionHref, note } = section;
  return (
    <section aria-labelledby="private-events" data-no-print data-label="orchard" className="label-surface">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="relative min-h-80 max-sm:hidden lg:min-h-[36rem]">
          <div className="absolute inset-0">
            <ResponsiveImage
              image={sitePhoto(photo)}
              sizes="(min-width: 1024px) 50vw, 100vw"
              className="size-full object-cover"
            />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center py-6 lg:py-24">
          <Container>
            <div className="max-w-lg lg:pl-8">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <h2 id="private-events" className="mt-4 text-title">
                {heading}
              </h2>
              <p className="mt-4 text-lg text-oat">{text}</p>
              {lines.length > 0 && (
                <ul className="mt-5 grid gap-2 text-lg">
                  {lines.map((line, index) => (
                    <li key={index} className="border-l-2 border-current pl-4">
                      {line.text}
                    </li>
                  ))}
                </ul>
              )}
              <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-6" />
              <p className="mt-5 mb-2 text-lg sm:mt-8 sm:mb-3 text-oat">{note}</p>
              <EventTypeLinks path="/contact" target="private-event" />
            </div>
          </Container>
        </div>
      </div>
    </section>
  );
}
