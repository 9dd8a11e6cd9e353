import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Taproom } from '@domain/taproom/taproom';
import { pacificToday } from '@domain/time/pacific';
import { contentQueries } from '../../api/content';
import { Container } from '../../ui/container';
import { Section } from '../../ui/section';
import { taproomEventQuery, TaproomEvents } from '../features/event/taproom-events';
import { PrivateEventForm } from '../features/inquiry/private-event-form';
import { ContactBand } from '../features/taproom/contact-band';
import { emptyTaproom } from '../features/taproom/empty-taproom';
import { ExpectCards } from '../features/taproom/expect-cards';
import { GetInTouch } from '../features/taproom/get-in-touch';
import { HostAnEvent } from '../features/taproom/host-an-event';
import { InfoTiles } from '../features/taproom/info-tiles';
import { PhotoGallery } from '../features/taproom/photo-gallery';
import { TaproomHead } from '../features/taproom/taproom-head';
import { TaproomHero } from '../features/taproom/taproom-hero';
import { prefetch } from '../loaders';
import { StaggeredHydration } from '../shared/hydration/staggered-hydration';
import { NotFoundPage } from '../shared/status/not-found-page';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useNow, type LoaderContext } from '../site-context';
import { findPageTaproom } from '../taproom-routes';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  ({ request }: LoaderFunctionArgs) => {
    const taproom = findPageTaproom(new URL(request.url).pathname, site.taprooms);
    return taproom
      ? prefetch(
          queryClient.prefetchQuery(contentQueries.taproomPage(taproom.slug)),
          queryClient.prefetchQuery(taproomEventQuery(taproom.name)),
        )
      : null;
  };

export function Component() {
  const slug = usePageTaproom()?.slug;
  return slug ? <CurrentTaproom key={slug} slug={slug} /> : <NotFoundPage />;
}

/** Without its details, the page shows what every page knows of the taproom. */
function CurrentTaproom({ slug }: { slug: string }) {
  const { data: details } = useQuery(contentQueries.taproomPage(slug));
  const { taproom: current } = useTaproom(slug);
  if (!current) return null;
  return <TaproomPage taproom={{ ...emptyTaproom, ...current, ...details }} />;
}

const hasInfo = ({ figures, facts, sidePhoto }: Taproom) =>
  figures.length > 0 || facts.length > 0 || sidePhoto !== null;

/** Beside the private-event form, the page has the hours anyway. */
const hasExpectations = ({ expectCards, parking, food, accessibility, hostsPrivateEvents }: Taproom) =>
  expectCards.length > 0 || Boolean(parking || food || accessibility) || !hostsPrivateEvents;

/** The page of a taproom, with the sections that its record has. */
function TaproomPage({ taproom }: { taproom: Taproom }) {
  const { slug, name, contact, gallery, hostsPrivateEvents } = taproom;
  const today = pacificToday(useNow());
  return (
    <>
      <TaproomHead taproom={taproom} />
      <TaproomHero taproom={taproom} />
      <StaggeredHydration>
        {hasInfo(taproom) && (
          <Section aria-labelledby={`${slug}-facts`}>
            <Container width="wide">
              <h2 id={`${slug}-facts`} className="sr-only">
                About the taproom
              </h2>
              <InfoTiles taproom={taproom} />
            </Container>
          </Section>
        )}
        {hasExpectations(taproom) && (
          <Section aria-labelledby={`${slug}-expect`} className={hasInfo(taproom) ? 'pt-0! md:pt-0! lg:pt-0!' : ''}>
            <Container width="wide">
              <h2 id={`${slug}-expect`} className="mb-12 text-title">
                What to Expect
              </h2>
              <ExpectCards taproom={taproom} />
            </Container>
          </Section>
        )}
        <TaproomEvents taproom={taproom} />
        {hostsPrivateEvents && <HostAnEvent taproom={taproom} />}
        {gallery.length > 0 && (
          <section aria-label="Photo gallery" className="bg-ink py-1 md:py-2">
            <PhotoGallery photos={gallery} />
          </section>
        )}
        {hostsPrivateEvents ? (
          <GetInTouch taproom={taproom}>
            <PrivateEventForm phone={contact.phone ?? ''} today={today} />
          </GetInTouch>
        ) : (
          <ContactBand name={name} contact={contact} />
        )}
      </StaggeredHydration>
    </>
  );
}
