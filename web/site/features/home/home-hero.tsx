import Beer from 'lucide-react/icons/beer';
import type { homeHero } from '@domain/page/components/home';
import type { ValuesOf } from '@domain/page/fields';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { HeroPhoto } from '../../shared/hero/hero-photo';
import { useHeroPhoto } from '../../shared/hero/hero';
import { useHeroVideo } from '../../shared/hero/hero-video';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { TaproomButtons } from './taproom-buttons';
import { TaproomStatusLine } from './taproom-status-line';

/** The uploaded hero image, else the default video, with the taprooms' status and the selected one's contact. */
export function HomeHero({ hero }: { hero: ValuesOf<typeof homeHero> }) {
  const { uploaded } = useHeroPhoto('home');
  const video = useHeroVideo({ isEnabled: !uploaded });
  const { selected } = useSelectedLocation();
  return (
    <HeroLayout
      size="home"
      background={uploaded ? <HeroPhoto photo={uploaded} fallback={photos.heroHome} /> : video.background}
      controls={video.controls}
      title={hero.title}
    >
      <TaproomButtons hero={hero} />
      <LocationSummary
        slug={selected}
        status={<TaproomStatusLine />}
        className="mt-8 w-full border-t border-oat/25 pt-4 md:mt-12"
      >
        {hero.linkHref && (
          <li className="flex min-h-11 items-center gap-2.5">
            <Beer aria-hidden className="size-5 shrink-0 text-amber" />
            <SmartLink
              href={hero.linkHref}
              className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
            >
              {hero.linkLabel}
            </SmartLink>
          </li>
        )}
      </LocationSummary>
    </HeroLayout>
  );
}
