import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { ConnectWithUs } from '../features/home/connect-with-us';
import { FeaturedBeers } from '../features/home/featured-beers';
import { HomeHead } from '../features/home/home-head';
import { HomeHero } from '../features/home/home-hero';
import { OurStoryTeaser } from '../features/home/our-story-teaser';
import { StayUpdated } from '../features/home/stay-updated';
import { TaproomSection } from '../features/home/taproom-section';
import { homeEventFilter, WhatsHappening } from '../features/home/whats-happening';
import { prefetchTaprooms } from '../loaders';
import { DeferredLayout } from '../shared/hydration/deferred-layout';
import { StaggeredHydration } from '../shared/hydration/staggered-hydration';
import type { LoaderContext } from '../site-context';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  async () => {
    await Promise.all([
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'home')),
      queryClient.prefetchQuery(beerQueries.featured()),
      queryClient.prefetchQuery(eventQueries.upcoming(homeEventFilter)),
      prefetchTaprooms(queryClient, site.taprooms),
    ]);
    return null;
  };

export function Component() {
  return (
    <>
      <HomeHead />
      <StaggeredHydration>
        <HomeHero />
        <DeferredLayout>
          <OurStoryTeaser />
        </DeferredLayout>
        <DeferredLayout>
          <FeaturedBeers />
        </DeferredLayout>
        <DeferredLayout>
          <TaproomSection />
        </DeferredLayout>
        <DeferredLayout>
          <WhatsHappening />
        </DeferredLayout>
        <DeferredLayout>
          <ConnectWithUs />
        </DeferredLayout>
        <DeferredLayout>
          <StayUpdated />
        </DeferredLayout>
      </StaggeredHydration>
    </>
  );
}
