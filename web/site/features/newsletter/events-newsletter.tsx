import type { newsletter } from '@domain/page/components/newsletter';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { NewsletterForm } from './newsletter-form';

/** The newsletter form of the events page. */
export const EventsNewsletter = ({ section }: { section: SectionOf<typeof newsletter> }) => (
  <section aria-labelledby="events-newsletter" data-no-print className="bg-amber py-6 text-ink md:py-20">
    <Container width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-20 gap-y-5 lg:grid-cols-2">
        <div>
          <h2 id="events-newsletter" className="text-title">
            {section.heading}
          </h2>
          <p className="mt-2 max-w-md text-lg">{section.text}</p>
        </div>
        <NewsletterForm source="events" confirmation="alert" />
      </div>
    </Container>
  </section>
);
