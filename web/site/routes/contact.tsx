import type { contactForms } from '@domain/page/pages/contact';
import type { SectionOf } from '@domain/page/definition';
import { contentQueries } from '../../api/content';
import { SmartLink } from '../../ui/smart-link';
import { ContactForm } from '../features/inquiry/contact-form';
import { ContactPanel } from '../features/inquiry/contact-panel';
import { PrivateEventForm, useEventTypeParam } from '../features/inquiry/private-event-form';
import { pageLoader } from '../loaders';
import { PageHead, renderSections } from '../shared/page/page-sections';
import { PageHero } from '../shared/hero';
import { usePage } from '../shared/page/use-page';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';
import { useToday } from '../shared/use-today';

export const loader = pageLoader('contact', (client) => [
  client.prefetchQuery(contentQueries.heroImages('main-website', 'contact')),
]);

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

type FormsProps = { section: SectionOf<typeof contactForms> };

function Forms({ section }: FormsProps) {
  const eventType = useEventTypeParam();
  return eventType ? <PrivateEventRequest section={section} /> : <Message section={section} />;
}

const sections = { 'contact-forms': Forms };

const Message = ({ section }: FormsProps) => (
  <ContactPanel texts={section} title={section.messageHeading} formId="contact-message">
    <ContactForm />
  </ContactPanel>
);

/** Opened by a link with a type of event, such as `/contact?type=wedding`. */
function PrivateEventRequest({ section }: FormsProps) {
  const taproom = useFirstTaproom();
  const today = useToday();
  return (
    <ContactPanel texts={section} title={section.eventHeading} formId="private-event">
      <PrivateEventForm phone={taproom?.contact.phone ?? ''} today={today} />
      <p className="mt-8 text-lg">
        {section.otherText}{' '}
        <SmartLink href="/contact#contact-message" className="font-semibold underline underline-offset-4">
          {section.otherLabel}
        </SmartLink>
      </p>
    </ContactPanel>
  );
}
