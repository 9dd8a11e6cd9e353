import { contentQueries } from '../../api/content';
import { Eyebrow } from '../../ui/eyebrow';
import { heroContact } from '../assets/layout-images';
import { ContactForm } from '../features/inquiry/contact-form';
import { ContactPanel } from '../features/inquiry/contact-panel';
import { prefetch } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { Hero } from '../shared/hero/hero';
import { useTaproom } from '../shared/location/use-taproom';
import { useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'contact')),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  const { taproom } = useTaproom('auburn');
  return (
    <>
      <Head
        title="Contact"
        description={`Hours, address, phone and e-mail of the ${brand.name} taproom, and a form for tours, kegs, donations, private events and everything else.`}
        image={heroContact}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Contact', path: '/contact' })]}
      />
      <Hero
        page="contact"
        title="Contact"
        eyebrow={<Eyebrow>Say hello</Eyebrow>}
        lead="Tours, kegs, donations, a party for ninety: the people who pour the beer read every message."
      />
      <ContactPanel taproom={taproom}>
        <ContactForm />
      </ContactPanel>
    </>
  );
}
