import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../../api/content';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { Section } from '../../ui/section';
import { folsomSlides, photos } from '../assets/images';
import { taproomEventQuery, TaproomEvents } from '../features/event/taproom-events';
import { ContactBand } from '../features/taproom/contact-band';
import { ExpectCards } from '../features/taproom/expect-cards';
import { SlideshowHero } from '../features/taproom/slideshow-hero';
import { prefetch } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { taproomJsonLd } from '../seo/taproom-json-ld';
import { StaggeredHydration } from '../shared/hydration/staggered-hydration';
import { LocationSummary } from '../shared/location/location-summary';
import { useTaproom } from '../shared/location/use-taproom';
import { useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(contentQueries.heroImages('folsom', 'home')),
      queryClient.prefetchQuery(contentQueries.taproom('folsom')),
      queryClient.prefetchQuery(taproomEventQuery('folsom')),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  const { taproom } = useTaproom('folsom');
  const { data: uploaded = [] } = useQuery(contentQueries.heroImages('folsom', 'home'));
  const activeImages = uploaded.filter(({ isActive }) => isActive);
  return (
    <>
      <Head
        title="Folsom Taproom"
        description={`The ${brand.name} taproom in Folsom, CA: hours, directions, what to expect and upcoming events. Kids welcome, pets on the patio, bring your own food.`}
        image={photos.folsom3}
        jsonLd={[
          taproomJsonLd(taproom, 'Folsom', { brand, publicUrl }),
          breadcrumbs(publicUrl, { name: 'Folsom Taproom', path: '/locations/folsom' }),
        ]}
      />
      <SlideshowHero
        slides={activeImages.length > 0 ? activeImages : folsomSlides}
        title="Folsom"
        eyebrow={<Eyebrow>The taproom by the river</Eyebrow>}
      >
        <LocationSummary location="folsom" className="mt-6 pb-12 md:pb-0" />
      </SlideshowHero>
      <StaggeredHydration>
        <Section aria-labelledby="folsom-expect">
          <Container width="wide">
            <h2 id="folsom-expect" className="mb-12 text-title">
              What to Expect
            </h2>
            <ExpectCards taproom={taproom} />
          </Container>
        </Section>
        <TaproomEvents taproom="folsom" />
        <ContactBand contact={taproom.contact} />
      </StaggeredHydration>
    </>
  );
}
