import type { taproomHero } from '@domain/page/components/taproom';
import type { ValuesOf } from '@domain/page/fields';
import type { Taproom } from '@domain/taproom/taproom';
import { Eyebrow } from '../../../ui/eyebrow';
import { photos } from '../../assets/images';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { HeroPhoto } from '../../shared/hero/hero-photo';
import { LocationSummary } from '../../shared/location/location-summary';
import { sitePhoto } from '../../shared/page/site-photo';
import { ScrollLink } from '../../shared/scroll/scroll-link';
import { SlideshowHero } from './slideshow-hero';

type TaproomHeroProps = {
  texts: ValuesOf<typeof taproomHero>;
  taproom: Taproom;
  /** Whether the page has the form for private events. */
  hasForm: boolean;
};

/** A slideshow of the taproom's photos, or its only one; the photo of the texts if there is none. */
export function TaproomHero({ texts, taproom, hasForm }: TaproomHeroProps) {
  const { slug, name, headline, heroImages } = taproom;
  const slides = heroImages.filter(({ isActive }) => isActive);
  const hasControls = slides.length > 1;
  const bottomSpace = hasControls ? 'pb-12 md:pb-0' : '';
  const text = {
    title: <span className="wrap-anywhere">{name}</span>,
    eyebrow: headline && <Eyebrow>{headline}</Eyebrow>,
  };
  const summary = (
    <>
      <LocationSummary slug={slug} className={`mt-6 ${hasForm ? '' : bottomSpace}`} />
      {hasForm && (
        <div className={`mt-8 ${bottomSpace}`}>
          <ScrollLink to="get-in-touch" size="lg">
            {texts.actionLabel}
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
      background={<HeroPhoto photo={slides[0] ?? sitePhoto(texts.photo)} fallback={photos.heroTaproom} />}
      {...text}
    >
      {summary}
    </HeroLayout>
  );
}
