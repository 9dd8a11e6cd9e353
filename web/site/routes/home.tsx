import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { tapQueries } from '../../api/taps';
import { FeaturedBeers } from '../features/home/featured-beers';
import { HomeHead, HomeHero } from '../features/home/home-hero';
import {
  ConnectWithUs,
  homeEventFilter,
  OurStoryTeaser,
  StayUpdated,
  WhatsHappening,
} from '../features/home/home-sections';
import { TaproomSection } from '../features/home/taproom-section';
import { OnTapNow } from '../features/tap/tap-previews';
import { loadPage, prefetch } from '../loaders';
import { StaggeredHydration } from '../shared/hydration';
import { DeferredLayout } from '../shared/deferred-layout';
import { renderSections } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';
import type { LoaderContext } from '../site-context';

export const loader = (context: LoaderContext) => async () => {
  const { queryClient } = context;
  await Promise.all([
    loadPage(context, 'home'),
    queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'home')),
    queryClient.prefetchQuery(beerQueries.featured()),
    queryClient.prefetchQuery(eventQueries.upcoming(homeEventFilter)),
    prefetch(queryClient.prefetchQuery(tapQueries.previews()), queryClient.prefetchQuery(tapQueries.beers())),
  ]);
  return null;
};

const sections = {
  'story-teaser': OurStoryTeaser,
  'featured-beers': FeaturedBeers,
  'taproom-switcher': TaproomSection,
  'next-events': WhatsHappening,
  'social-links': ConnectWithUs,
  newsletter: StayUpdated,
};

export function Component() {
  const page = usePage('home');
  return (
    <>
      <HomeHead />
      <StaggeredHydration>
        <HomeHero hero={page.hero} />
        <DeferredLayout>
          <OnTapNow />
        </DeferredLayout>
        {renderSections(page.sections, sections, DeferredLayout)}
      </StaggeredHydration>
    </>
  );
}
