import type { ReactNode } from 'react';
import type { contactForms } from '@domain/page/pages/contact';
import type { SectionOf } from '@domain/page/definition';
import { showsHours, taproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { Container } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { ContactLinks } from '../../shared/location/contact-links';
import { HoursTable } from '../../shared/location/hours-table';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

type ContactPanelProps = {
  texts: SectionOf<typeof contactForms>;
  /** Title and id of the form's section. */
  title: string;
  formId: string;
  children: ReactNode;
};

/** The first taproom's details beside a form, and the other taprooms below; only the form without a taproom. */
export function ContactPanel(props: ContactPanelProps) {
  const [taproom, ...others] = useTaprooms();
  return (
    <>
      <FormPanel {...props} taproom={taproom} isOnly={others.length === 0} />
      {others.length > 0 && <OtherTaprooms taprooms={others} hoursLabel={props.texts.hoursHeading} />}
    </>
  );
}

type FormPanelProps = ContactPanelProps & { taproom: TaproomSummary | undefined; isOnly: boolean };

function FormPanel({ texts, title, formId, children, taproom, isOnly }: FormPanelProps) {
  return (
    <div className={`grid grid-cols-1 ${taproom ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
      {taproom && (
        // On wide screens in line with the content above, which is at most 96rem wide and has a gutter of 2rem.
        <section
          aria-labelledby="contact-taproom"
          className="bg-ink py-16 md:py-24 lg:pl-[max(0rem,calc(50vw-50rem))] print:pl-0"
        >
          <Container>
            <div className="max-w-md lg:pr-10">
              <h2 id="contact-taproom" className="text-title">
                {texts.taproomHeading}
              </h2>
              {!isOnly && (
                <h3 className="mt-6 text-heading wrap-anywhere">
                  <TaproomLink taproom={taproom} />
                </h3>
              )}
              <div className="mt-4 text-lg">
                <TaproomStatus taproom={taproom} />
              </div>
              <ContactLinks contact={taproom.contact} className="mt-2" />
              {showsHours(taproom) && (
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
        className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-24 print:hidden"
      >
        <Container>
          <div className={`max-w-3xl ${taproom ? 'lg:px-6' : 'mx-auto'}`}>
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

const TaproomLink = ({ taproom }: { taproom: TaproomSummary }) => (
  <SmartLink href={taproom.path} className="underline-offset-4 hover:text-amber hover:underline">
    {taproomLabel(taproom)}
  </SmartLink>
);

type OtherTaproomsProps = { taprooms: readonly TaproomSummary[]; hoursLabel: string };

const OtherTaprooms = ({ taprooms, hoursLabel }: OtherTaproomsProps) => (
  <section aria-label="Other taprooms" className="border-t border-line bg-ink py-14 md:py-20">
    <Container width="wide">
      {/* A single one in a row, several side by side. */}
      <div className={taprooms.length === 1 ? '' : 'grid gap-x-16 gap-y-12 md:grid-cols-2 xl:grid-cols-3'}>
        {taprooms.map((taproom) => (
          <OtherTaproom
            key={taproom.slug}
            taproom={taproom}
            hoursLabel={hoursLabel}
            className={taprooms.length === 1 ? 'lg:grid-cols-3' : ''}
          />
        ))}
      </div>
    </Container>
  </section>
);

type OtherTaproomProps = { taproom: TaproomSummary; hoursLabel: string; className: string };

const OtherTaproom = ({ taproom, hoursLabel, className }: OtherTaproomProps) => (
  <div className={`grid grid-cols-1 content-start gap-x-16 gap-y-2 ${className}`}>
    <div>
      <h2 className="text-heading wrap-anywhere">
        <TaproomLink taproom={taproom} />
      </h2>
      <div className="mt-2 text-lg">
        <TaproomStatus taproom={taproom} />
      </div>
    </div>
    <ContactLinks contact={taproom.contact} className="mb-4 content-start" />
    {showsHours(taproom) && (
      <div className="print:break-inside-avoid">
        <h3 className="mb-2 text-heading">
          {hoursLabel}
          <span className="sr-only"> of {taproom.name}</span>
        </h3>
        <HoursTable taproom={taproom} />
      </div>
    )}
  </div>
);
