import type { Taproom } from '@domain/taproom/taproom';
import { Eyebrow } from '../../../ui/eyebrow';
import { photos } from '../../assets/images';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { HeroPhoto } from '../../shared/hero/hero-photo';
import { LocationSummary } from '../../shared/location/location-summary';
import { ScrollLink } from '../../shared/scroll/scroll-link';
import { SlideshowHero } from './slideshow-hero';

/** A slideshow of the taproom's photos, or its only one; the site's default photo if there is none. */
export function TaproomHero({ taproom }: { taproom: Taproom }) {
  const { slug, name, headline, heroImages, hostsPrivateEvents } = taproom;
  const slides = heroImages.filter(({ isActive }) => isActive);
  const hasControls = slides.length > 1;
  const bottomSpace = hasControls ? 'pb-12 md:pb-0' : '';
  const text = {
    title: <span className="wrap-anywhere">{name}</span>,
    eyebrow: headline && <Eyebrow>{headline}</Eyebrow>,
  };
  const summary = (
    <>
      <LocationSummary slug={slug} className={`mt-6 ${hostsPrivateEvents ? '' : bottomSpace}`} />
      {hostsPrivateEvents && (
        <div className={`mt-8 ${bottomSpace}`}>
          <ScrollLink to="get-in-touch" size="lg">
            Book a Private Event
          </ScrollLink>
        </div>
      )}
    </>
  );
  if (hasControls) {
    return (
      <SlideshowHero slides={slides} label={`${name} taproom`} {...text}>
        {summary}
      </SlideshowHero>
    );
  }
  return (
    <HeroLayout
      background={<HeroPhoto photo={slides[0] ?? photos.heroTaproom} fallback={photos.heroTaproom} />}
      {...text}
    >
      {summary}
    </HeroLayout>
  );
}
