import type { ReactNode } from 'react';
import type { taproomContact } from '@domain/page/pages/taproom';
import type { ValuesOf } from '@domain/page/fields';
import { isNotYetOpen } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { ContactLinks } from '../../shared/location/contact-links';
import { HoursTable } from '../../shared/location/hours-table';

type GetInTouchProps = { texts: ValuesOf<typeof taproomContact>; taproom: TaproomSummary; children: ReactNode };

/** The private-event form beside the taproom's contact and hours; on phones the form comes before them. */
export function GetInTouch({ texts, taproom, children }: GetInTouchProps) {
  return (
    <section
      id="get-in-touch"
      aria-labelledby="get-in-touch-heading"
      className="grid grid-cols-1 bg-char lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="pt-16 pb-12 md:pt-24 lg:pb-0">
        <Container width="wide">
          <div className="max-w-md lg:pr-10">
            <h2 id="get-in-touch-heading" className="text-title">
              {texts.heading}
            </h2>
            <p className="mt-5 text-lg text-oat/90">{texts.text}</p>
          </div>
        </Container>
      </div>
      <div className="on-light bg-oat py-12 text-ink [color-scheme:light] md:py-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Container>
          <div className="max-w-3xl lg:px-6">{children}</div>
        </Container>
      </div>
      <div className="py-12 md:pb-24 lg:pt-8">
        <Container width="wide">
          <div className="max-w-md lg:pr-10">
            <ContactLinks contact={taproom.contact} />
            {!isNotYetOpen(taproom) && <HoursTable taproom={taproom} className="mt-8" />}
          </div>
        </Container>
      </div>
    </section>
  );
}
