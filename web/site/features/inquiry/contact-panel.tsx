import { isNotYetOpen } from '@domain/taproom/label';
import type { ReactNode } from 'react';
import type { contactForms } from '@domain/page/components/contact';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { ContactLinks } from '../../shared/location/contact-links';
import { HoursTable } from '../../shared/location/hours-table';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaproom } from '../../shared/taproom/use-taproom';
import { useFirstTaproom } from '../../shared/taproom/use-taprooms';

type ContactPanelProps = {
  texts: SectionOf<typeof contactForms>;
  /** Title and id of the form's section. */
  title: string;
  formId: string;
  children: ReactNode;
};

/** The first taproom's details on a dark background and a form on a light one; only the form without a taproom. */
export function ContactPanel({ texts, title, formId, children }: ContactPanelProps) {
  const { taproom } = useTaproom(useFirstTaproom()?.slug);
  return (
    <div className={`grid grid-cols-1 ${taproom ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
      {taproom && (
        <section aria-labelledby="contact-taproom" className="bg-ink py-16 md:py-24">
          <Container>
            <div className="max-w-md lg:pr-10">
              <h2 id="contact-taproom" className="text-title">
                {texts.taproomHeading}
              </h2>
              <div className="mt-4 text-lg">
                <TaproomStatus taproom={taproom} />
              </div>
              <ContactLinks contact={taproom.contact} className="mt-2" />
              {!isNotYetOpen(taproom) && (
                <>
                  <h3 className="mt-8 mb-2 text-heading">{texts.hoursHeading}</h3>
                  <HoursTable taproom={taproom} />
                </>
              )}
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
