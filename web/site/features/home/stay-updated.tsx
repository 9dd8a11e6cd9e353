import type { newsletter } from '@domain/page/components/newsletter';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { NewsletterForm } from '../newsletter/newsletter-form';

/** The newsletter form. */
export function StayUpdated({ section }: { section: SectionOf<typeof newsletter> }) {
  return (
    <section aria-labelledby="stay-updated" className="bg-amber py-14 text-ink md:py-20 print:hidden">
      <Container width="wide">
        <div className="grid grid-cols-1 items-end gap-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="stay-updated" className="text-title">
              {section.heading}
            </h2>
            <p className="mt-3 max-w-xl text-lead">{section.text}</p>
          </div>
          <NewsletterForm source="website" confirmation="inline" className="lg:col-span-6" />
        </div>
      </Container>
    </section>
  );
}
