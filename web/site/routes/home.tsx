import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { ConnectWithUs } from '../features/home/connect-with-us';
import { FeaturedBeers } from '../features/home/featured-beers';
import { HomeHero } from '../features/home/home-hero';
import { OurStoryTeaser } from '../features/home/our-story-teaser';
import { StayUpdated } from '../features/home/stay-updated';
import { TaproomSection } from '../features/home/taproom-section';
import { homeEventFilter, WhatsHappening } from '../features/home/whats-happening';
import { HomeHead } from '../features/home/home-head';
import { InTurn } from '../shared/hydration/in-turn';
import { LaidOutNear } from '../shared/hydration/laid-out-near';
import type { SiteContext } from '../site-context';

/** No list of home decides whether home can be shown. */
export const loader =
  ({ queryClient }: SiteContext) =>
  async () => {
    await Promise.all([
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'home')),
      queryClient.prefetchQuery(beerQueries.featured()),
      queryClient.prefetchQuery(eventQueries.upcoming(homeEventFilter)),
      queryClient.prefetchQuery(contentQueries.taproom('auburn')),
      queryClient.prefetchQuery(contentQueries.taproom('folsom')),
    ]);
    return null;
  };

export function HomeRoute() {
  return (
    <>
      <HomeHead />
      <InTurn>
        <HomeHero />
        <LaidOutNear>
          <OurStoryTeaser />
        </LaidOutNear>
        <LaidOutNear>
          <FeaturedBeers />
        </LaidOutNear>
        <LaidOutNear>
          <TaproomSection />
        </LaidOutNear>
        <LaidOutNear>
          <WhatsHappening />
        </LaidOutNear>
        <LaidOutNear>
          <ConnectWithUs />
        </LaidOutNear>
        <LaidOutNear>
          <StayUpdated />
        </LaidOutNear>
      </InTurn>
    </>
  );
}
