import type { calendarFeeds } from '@domain/page/components/events';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { CalendarFeeds } from './calendar-feeds';

export const FeedsSection = ({ section }: { section: SectionOf<typeof calendarFeeds> }) => (
  <Section aria-labelledby="feeds-heading" data-no-print>
    <Container width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="feeds-heading" className="text-title">
            {section.heading}
          </h2>
          <p className="mt-5 max-w-md text-lg text-oat/90">{section.text}</p>
        </div>
        <CalendarFeeds />
      </div>
    </Container>
  </Section>
);
