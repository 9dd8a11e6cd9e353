import type { ReactNode } from 'react';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { ContactLinks } from '../../shared/location/contact-links';
import { HoursTable } from '../../shared/location/hours-table';
import { OpenStatus } from '../../shared/location/open-status';

type ContactPanelProps = {
  /** Without one, only the form is shown. */
  taproom: TaproomSummary | undefined;
  /** Title and id of the form's section. */
  title: string;
  formId: string;
  children: ReactNode;
};

/** Taproom details on a dark background and a form on a light one. */
export function ContactPanel({ taproom, title, formId, children }: ContactPanelProps) {
  return (
    <div className={`grid grid-cols-1 ${taproom ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
      {taproom && (
        <section aria-labelledby="contact-taproom" className="bg-ink py-16 md:py-24">
          <Container>
            <div className="max-w-md lg:pr-10">
              <h2 id="contact-taproom" className="text-title">
                The taproom
              </h2>
              <OpenStatus taproom={taproom} className="mt-4 text-lg" />
              <ContactLinks contact={taproom.contact} className="mt-2" />
              <h3 className="mt-8 mb-2 text-heading">Hours</h3>
              <HoursTable taproom={taproom} />
            </div>
          </Container>
        </section>
      )}
      <section
        id={formId}
        aria-labelledby={`${formId}-heading`}
        className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-24"
      >
        <Container>
          <div className="max-w-3xl lg:px-6">
            <h2 id={`${formId}-heading`} className="mb-8 text-title">
              {title}
            </h2>
            {children}
          </div>
        </Container>
      </section>
    </div>
  );
}
