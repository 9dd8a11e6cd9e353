import { useId } from 'react';
import type { form } from '@domain/page/blocks';
import { FramedSection, type SectionProps } from '../../shared/composed-section';
import { ContactForm } from './contact-form';
import { PrivateEventForm } from './private-event-form';

/** The form for messages or for private events beside its headline. */
export function FormSection({ section: { heading, text, kind, eventType }, frame }: SectionProps<typeof form>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:hidden">
        <div>
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          {text && <p className="mt-5 max-w-read text-lead whitespace-pre-line text-umber">{text}</p>}
        </div>
        {kind === 'private-event' ? <PrivateEventForm eventType={eventType} /> : <ContactForm />}
      </div>
    </FramedSection>
  );
}
