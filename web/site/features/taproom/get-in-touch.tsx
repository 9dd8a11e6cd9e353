import type { ReactNode } from 'react';
import type { Taproom } from '@domain/location/location';
import { Container } from '../../../ui/container';
import { ContactLines } from '../../shared/location/contact-lines';
import { HoursTable } from '../../shared/location/hours-table';

/** The form in daylight, with the people behind it beside. */
export function GetInTouch({ taproom, children }: { taproom: Taproom; children: ReactNode }) {
  return (
    <section id="get-in-touch" aria-labelledby="get-in-touch-heading" className="scroll-mt-12">
      <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="bg-char py-16 md:py-24">
          <Container width="wide">
            <div className="max-w-md lg:pr-10">
              <h2 id="get-in-touch-heading" className="text-title">
                Get in Touch
              </h2>
              <p className="mt-5 text-lg text-oat/90">
                Tell us what you are planning. A person from the taproom answers within 24 hours.
              </p>
              <ContactLines contact={taproom.contact} className="mt-8" />
              <HoursTable hours={taproom.hours} className="mt-8" />
            </div>
          </Container>
        </div>
        <div className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-24">
          <Container>
            <div className="max-w-3xl lg:px-6">{children}</div>
          </Container>
        </div>
      </div>
    </section>
  );
}
