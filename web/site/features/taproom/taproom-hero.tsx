import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { PageOf } from '@domain/page/pages';
import type { taproomHero } from '@domain/page/pages/taproom';
import type { Taproom } from '@domain/taproom/schema';
import { tapQueries } from '../../../api/taps';
import { allTaps, tapsPath } from '../../../domain/tap-list';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import { Eyebrow } from '../../../ui/layout';
import { photos } from '../../assets/images';
import { breadcrumbs, Head } from '../../seo/head';
import { taproomJsonLd } from '../../seo/taproom-json-ld';
import { Dots, PauseButton, useAutoAdvance, useAutoplay } from '../../shared/autoplay';
import { HeroLayout, HeroPhoto } from '../../shared/hero';
import { LocationSummary } from '../../shared/location/location-summary';
import { sitePhoto, type ContentPhoto } from '../../shared/page/use-page';
import { ScrollLink } from '../../shared/scroll-link';
import { PouringLine } from '../../shared/taproom/pouring-line';
import { useNow, useSite } from '../../site-context';

const intervalMs = 5000;

type SlideshowHeroProps = {
  slides: readonly ContentPhoto[];
  /** Names the slideshow for screen readers. */
  label: string;
  title: ReactNode;
  eyebrow: ReactNode;
  children: ReactNode;
};

/** A hero that cycles through photos, with a dot for each and a pause button. */
export function SlideshowHero({ slides, label, title, eyebrow, children }: SlideshowHeroProps) {
  const [selected, setSelected] = useState(0);
  // The number of slides may shrink when the page's content is refetched.
  const position = selected < slides.length ? selected : 0;
  const { isPlaying, pauseControl, pauseHandlers } = useAutoplay(slides.length > 1);
  const advance = useCallback(() => setSelected((position + 1) % slides.length), [slides.length, position]);
  useAutoAdvance(isPlaying, intervalMs, advance);
  return (
    <section aria-label={slides.length > 1 ? label : undefined} {...pauseHandlers}>
      <HeroLayout
        title={title}
        eyebrow={eyebrow}
        background={<Slides slides={slides} position={position} />}
        controls={
          slides.length > 1 && (
            <div className="flex items-center gap-2">
              <Dots count={slides.length} current={position} action="Show photo" onSelect={setSelected} />
              {pauseControl && <PauseButton {...pauseControl} subject="slideshow" />}
            </div>
          )
        }
      >
        {children}
      </HeroLayout>
    </section>
  );
}

function Slides({ slides, position }: { slides: readonly ContentPhoto[]; position: number }) {
  return slides.map((slide, index) => (
    <div
      key={slide.url}
      aria-hidden={index !== position}
      className={`absolute inset-0 transition-opacity duration-250 ${index === position ? 'opacity-100' : 'opacity-0'}`}
    >
      <HeroPhoto photo={slide} fallback={photos.heroTaproom} priority={index === 0} />
    </div>
  ));
}

type TaproomHeroProps = {
  texts: ValuesOf<typeof taproomHero>;
  taproom: Taproom;
  /** Whether the page has the form for private events. */
  hasForm: boolean;
};

/** A slideshow of the taproom's photos, or its only one; the photo of the texts if there is none. */
export function TaproomHero({ texts, taproom, hasForm }: TaproomHeroProps) {
  const { slug, name, headline, heroImages, features } = taproom;
  const { data: tapList } = useQuery(tapQueries.list(slug));
  const active = heroImages.filter(({ isActive }) => isActive);
  const slides = active.length > 0 ? active : [sitePhoto(texts.photo)];
  const hasControls = slides.length > 1;
  const bottomSpace = hasControls ? 'pb-12 md:pb-0' : '';
  return (
    <SlideshowHero
      slides={slides}
      label={`${name} taproom`}
      title={<span className="wrap-anywhere">{name}</span>}
      eyebrow={headline && <Eyebrow>{headline}</Eyebrow>}
    >
      <LocationSummary slug={slug} className="mt-4 lg:max-w-[44rem]">
        {tapList && (
          <PouringLine
            pourings={tapList.on}
            href={tapsPath({ ...allTaps, taproom: slug })}
            label={`${tapList.on.length} on tap now`}
          />
        )}
      </LocationSummary>
      {features.length > 0 && (
        <ul
          className={`mt-3 flex flex-wrap gap-x-5 gap-y-1 font-display text-lg font-semibold tracking-wide text-foam ${hasForm ? '' : bottomSpace}`}
        >
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-3 before:size-1.5 before:rotate-45 before:bg-amber">
              {feature}
            </li>
          ))}
        </ul>
      )}
      {hasForm && (
        <div className={`mt-6 ${bottomSpace}`}>
          <ScrollLink to="get-in-touch" size="lg">
            {texts.actionLabel}
          </ScrollLink>
        </div>
      )}
    </SlideshowHero>
  );
}

type TaproomHeadProps = {
  texts: PageOf<'taproom'>;
  taproom: Taproom;
  /** `hasMenu`, if it keeps a tap list. */
  menu: object;
};

/** The taproom's own title, description and photo before those of all taprooms. */
export function TaproomHead({ texts, taproom, menu }: TaproomHeadProps) {
  const { publicUrl, brand } = useSite();
  const now = useNow();
  const { path, cardPhoto, heroImages, seoTitle, seoDescription } = taproom;
  const names = { name: brand.name, shortName: brand.shortName, ...taproomPlaceholders(taproom) };
  const title = fillIn(seoTitle, names) ?? texts.seo.title;
  const image = heroImages.find(({ isActive }) => isActive) ?? cardPhoto ?? sitePhoto(texts.seo.image);
  return (
    <Head
      title={title}
      description={fillIn(seoDescription, names) ?? texts.seo.description}
      image={image}
      path={path}
      jsonLd={[
        { ...taproomJsonLd({ ...taproom, cardPhoto: image }, { brand, publicUrl, now }), ...menu },
        breadcrumbs(publicUrl, { name: texts.title, path }),
      ]}
    />
  );
}
