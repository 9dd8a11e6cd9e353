import type { upcomingEvents } from '@domain/page/pages/events';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { EventList } from './event-list';

export const UpcomingEvents = ({ section }: { section: SectionOf<typeof upcomingEvents> }) => (
  <Section
    id="upcoming"
    aria-labelledby="upcoming-heading"
    tone="oat"
    className="-scroll-mt-4 py-6! md:py-20! print:py-6!"
  >
    <Container width="wide">
      <h2 id="upcoming-heading" className="mb-4 text-title">
        {section.heading}
      </h2>
      <EventList texts={section} />
    </Container>
  </Section>
);
