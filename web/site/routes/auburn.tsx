import { pacificToday } from '@domain/time/pacific';
import { contentQueries } from '../../api/content';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { Section } from '../../ui/section';
import { galleryPhotos, photos } from '../assets/images';
import { taproomEventQuery, TaproomEvents } from '../features/event/taproom-events';
import { PrivateEventForm } from '../features/inquiry/private-event-form';
import { GetInTouch } from '../features/taproom/get-in-touch';
import { HostAnEvent } from '../features/taproom/host-an-event';
import { InfoTiles } from '../features/taproom/info-tiles';
import { PhotoGallery } from '../features/taproom/photo-gallery';
import { prefetch } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { taproomJsonLd } from '../seo/taproom-json-ld';
import { Hero } from '../shared/hero/hero';
import { StaggeredHydration } from '../shared/hydration/staggered-hydration';
import { LocationSummary } from '../shared/location/location-summary';
import { useTaproom } from '../shared/location/use-taproom';
import { ScrollLink } from '../shared/scroll/scroll-link';
import { useNow, useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(contentQueries.heroImages('auburn', 'taproom')),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
      queryClient.prefetchQuery(taproomEventQuery('auburn')),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  const { taproom } = useTaproom('auburn');
  const today = pacificToday(useNow());
  return (
    <>
      <Head
        title="Auburn Taproom"
        description={`The ${brand.name} taproom in Auburn, CA: 9,000 sq ft, up to 150 guests, in-house pizza, kids and pets welcome. Hours, directions, events and private parties.`}
        image={photos.heroTaproom}
        jsonLd={[
          taproomJsonLd(taproom, 'Auburn', { brand, publicUrl }),
          breadcrumbs(publicUrl, { name: 'Auburn Taproom', path: '/auburn' }),
        ]}
      />
      <Hero page="taproom" site="auburn" title="Auburn" eyebrow={<Eyebrow>The taproom</Eyebrow>}>
        <LocationSummary location="auburn" className="mt-6" />
        <div className="mt-8">
          <ScrollLink to="get-in-touch" size="lg">
            Book a Private Event
          </ScrollLink>
        </div>
      </Hero>
      <StaggeredHydration>
        <Section aria-labelledby="auburn-facts">
          <Container width="wide">
            <h2 id="auburn-facts" className="sr-only">
              About the taproom
            </h2>
            <InfoTiles />
          </Container>
        </Section>
        <TaproomEvents taproom="auburn" />
        <HostAnEvent />
        <section aria-label="Photo gallery" className="bg-ink py-1 md:py-2">
          <PhotoGallery photos={galleryPhotos} />
        </section>
        <GetInTouch taproom={taproom}>
          <PrivateEventForm phone={taproom.contact.phone ?? ''} today={today} />
        </GetInTouch>
      </StaggeredHydration>
    </>
  );
}
