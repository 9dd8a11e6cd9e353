import type { TaproomSummary } from '@domain/taproom/taproom';
import { pacificToday } from '@domain/time/pacific';
import { contentQueries } from '../../api/content';
import { Eyebrow } from '../../ui/eyebrow';
import { SmartLink } from '../../ui/smart-link';
import { heroContact } from '../assets/layout-images';
import { ContactForm } from '../features/inquiry/contact-form';
import { ContactPanel } from '../features/inquiry/contact-panel';
import { PrivateEventForm } from '../features/inquiry/private-event-form';
import { useEventTypeParam } from '../features/inquiry/use-event-type-param';
import { prefetch, prefetchTaprooms } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { Hero } from '../shared/hero/hero';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';
import { useNow, useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'contact')),
      prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  const { taproom } = useTaproom(useFirstTaproom()?.slug);
  const eventType = useEventTypeParam();
  return (
    <>
      <Head
        title="Contact"
        description={`Hours, address, phone and email of the ${brand.name} taproom, and a form for tours, kegs, donations, private events and everything else.`}
        image={heroContact}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Contact', path: '/contact' })]}
      />
      <Hero
        page="contact"
        title="Contact"
        eyebrow={<Eyebrow>Say hello</Eyebrow>}
        lead="Tours, kegs, donations, a party for ninety: the people who pour the beer read every message."
      />
      {eventType ? <PrivateEventRequest taproom={taproom} /> : <Message taproom={taproom} />}
    </>
  );
}

const Message = ({ taproom }: { taproom: TaproomSummary | undefined }) => (
  <ContactPanel taproom={taproom} title="Send us a message" formId="contact-message">
    <ContactForm />
  </ContactPanel>
);

/** Opened by a link with a type of event, such as `/contact?type=wedding`. */
function PrivateEventRequest({ taproom }: { taproom: TaproomSummary | undefined }) {
  const today = pacificToday(useNow());
  return (
    <ContactPanel taproom={taproom} title="Plan a private event" formId="private-event">
      <PrivateEventForm phone={taproom?.contact.phone ?? ''} today={today} />
      <p className="mt-8 text-lg">
        Something else on your mind?{' '}
        <SmartLink href="/contact#contact-message" className="font-semibold underline underline-offset-4">
          Send us a message
        </SmartLink>
      </p>
    </ContactPanel>
  );
}
