import type { eventsHero } from '@domain/page/pages/events';
import type { ValuesOf } from '@domain/page/fields';
import { PageHero } from '../../shared/page/page-hero';
import { ScrollLink } from '../../shared/scroll/scroll-link';

type EventsHeroProps = { hero: ValuesOf<typeof eventsHero>; hasList: boolean };

/** With a link to the list, unless that is hidden. */
export const EventsHero = ({ hero, hasList }: EventsHeroProps) => (
  <PageHero page="events" hero={hero}>
    {hasList && (
      <div data-no-print className="mt-5 md:mt-8">
        <ScrollLink to="upcoming" size="lg">
          {hero.actionLabel}
        </ScrollLink>
      </div>
    )}
  </PageHero>
);
