import Beer from 'lucide-react/icons/beer';
import { ButtonLink } from '../../../ui/button';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { HeroPhoto } from '../../shared/hero/hero-photo';
import { useHeroPhoto } from '../../shared/hero/hero';
import { useHeroVideo } from '../../shared/hero/hero-video';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { TaproomStatusLine } from './taproom-status-line';

/** The uploaded hero image, else the default video, with the taprooms' status and the selected one's contact. */
export function HomeHero() {
  const { uploaded } = useHeroPhoto('home');
  const video = useHeroVideo({ isEnabled: !uploaded });
  const { selected } = useSelectedLocation();
  return (
    <HeroLayout
      size="home"
      background={uploaded ? <HeroPhoto photo={uploaded} fallback={photos.heroHome} /> : video.background}
      controls={video.controls}
      title="Crafted for the Bold Since 2010"
    >
      <p id="visit" className="mt-6 font-display text-2xl font-semibold tracking-wide text-foam">
        Visit our tasting rooms
      </p>
      <div
        role="group"
        aria-labelledby="visit"
        className="mt-4 grid w-full max-w-sm grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 *:px-3"
      >
        <ButtonLink href="/auburn" size="lg">
          Auburn, CA
        </ButtonLink>
        <ButtonLink href="/locations/folsom" size="lg" variant="outline">
          Folsom, CA
        </ButtonLink>
      </div>
      <LocationSummary
        location={selected}
        status={<TaproomStatusLine />}
        className="mt-8 w-full border-t border-oat/25 pt-4 md:mt-12"
      >
        <li className="flex min-h-11 items-center gap-2.5">
          <Beer aria-hidden className="size-5 shrink-0 text-amber" />
          <SmartLink
            href="/beers"
            className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
          >
            What’s pouring
          </SmartLink>
        </li>
      </LocationSummary>
    </HeroLayout>
  );
}
