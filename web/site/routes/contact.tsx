import type { contactForms } from '@domain/page/pages/contact';
import type { SectionOf } from '@domain/page/definition';
import { taproomLabel } from '@domain/taproom/label';
import { contentQueries } from '../../api/content';
import { Container } from '../../ui/layout';
import { SmartLink } from '../../ui/smart-link';
import { ContactForm, PrivateEventForm, useEventTypeParam } from '../features/inquiry/contact-forms';
import { pageLoader } from '../loaders';
import { PageHero } from '../shared/hero';
import { ContactLinks, HoursDetails } from '../shared/location/contact-details';
import { PageHead, renderSections, usePage } from '../shared/page/page';
import { TaproomStatus } from '../shared/taproom/taproom-status';
import { useTaprooms } from '../shared/taproom/use-taprooms';

export const loader = pageLoader('contact', (client) => [client.prefetchQuery(contentQueries.heroImages('contact'))]);

export function Component() {
  const page = usePage('contact');
  return (
    <>
      <PageHead page={page} />
      <PageHero page="contact" hero={page.hero} />
      {renderSections(page.sections, sections)}
    </>
  );
}

/** The form for private events if a link with a type of event opened the page, such as `/contact?type=wedding`. */
function Forms({ section }: { section: SectionOf<typeof contactForms> }) {
  const taprooms = useTaprooms();
  const isEvent = useEventTypeParam() !== null;
  const formId = isEvent ? 'private-event' : 'contact-message';
  return (
    <div className={taprooms.length > 0 ? 'grid grid-cols-1 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : ''}>
      {taprooms.length > 0 && (
        <section aria-labelledby="contact-taprooms" data-label="navy" className="label-surface py-8 md:py-20">
          <Container width="wide">
            {/* The names of several are headlines enough. */}
            <h2 id="contact-taprooms" className={taprooms.length > 1 ? 'sr-only' : 'text-title'}>
              {section.taproomHeading}
            </h2>
            <div className="grid gap-12">
              {taprooms.map((taproom) => (
                <div
                  key={taproom.slug}
                  className="grid grid-cols-1 content-start gap-x-10 gap-y-4 border-t-4 border-amber pt-5 md:max-lg:grid-cols-2 xl:grid-cols-2 print:break-inside-avoid"
                >
                  <div>
                    <h3 className="text-title wrap-anywhere">
                      <SmartLink href={taproom.path} className="underline-offset-4 hover:text-amber hover:underline">
                        {taproomLabel(taproom)}
                      </SmartLink>
                    </h3>
                    <div className="mt-3 text-lg">
                      <TaproomStatus taproom={taproom} />
                    </div>
                    <ContactLinks contact={taproom.contact} className="mt-2" />
                  </div>
                  <HoursDetails taproom={taproom} label={section.hoursHeading} />
                </div>
              ))}
            </div>
          </Container>
        </section>
      )}
      <section
        id={formId}
        aria-labelledby={`${formId}-heading`}
        className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-20 print:hidden"
      >
        <Container width="wide">
          <h2 id={`${formId}-heading`} className="mb-8 text-title">
            {isEvent ? section.eventHeading : section.messageHeading}
          </h2>
          {isEvent ? (
            <>
              <PrivateEventForm />
              <p className="mt-8 text-lg">
                {section.otherText}{' '}
                <SmartLink href="/contact#contact-message" className="font-semibold underline underline-offset-4">
                  {section.otherLabel}
                </SmartLink>
              </p>
            </>
          ) : (
            <ContactForm />
          )}
        </Container>
      </section>
    </div>
  );
}

const sections = { 'contact-forms': Forms };
