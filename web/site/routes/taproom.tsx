import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { PageOf } from '@domain/page/pages';
import type { Taproom, TaproomSummary } from '@domain/taproom/schema';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { taproomContact, taproomHero } from '@domain/page/pages/taproom';
import { contentQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { allTaps, tapsPath } from '../../domain/tap-list';
import { taproomPlaceholders } from '../../domain/taproom-placeholders';
import type { ImageSource } from '../../ui/responsive-image';
import { taproomEventQuery, TaproomEvents } from '../features/event/event-rows';
import { PrivateEventForm } from '../features/inquiry/contact-forms';
import { TapBoard } from '../features/tap/tap-previews';
import {
  ContactBand,
  GetInTouch,
  HostAnEvent,
  PhotoGallery,
  TaproomExpectations,
  TaproomFacts,
} from '../features/taproom/taproom-sections';
import { pageLoader } from '../loaders';
import { menuJsonLd, TapLinks } from '../seo/menu-json-ld';
import { StaggeredHydration } from '../shared/hydration';
import { NotFoundPage } from '../shared/status/not-found-page';
import { FeatureList } from '../shared/taproom/taproom-status';
import { usePageTaproom } from '../shared/taproom/use-taprooms';
import { useSite, useNow } from '../site-context';
import { findByPath } from '../taproom-routes';
import { photos } from '../assets/images';
import { Head } from '../seo/head';
import { taproomJsonLd } from '../seo/taproom-json-ld';
import { Dots, PauseButton, useAutoAdvance, useAutoplay } from '../shared/autoplay';
import { HeroLayout, HeroPhoto } from '../shared/hero';
import { LocationSummary, PouringLine } from '../shared/location/location-summary';
import { renderSections, sitePhoto, usePage } from '../shared/page/page';
import { ScrollLink } from '../shared/scroll-link';

export const loader = pageLoader('taproom', (client, { taprooms }, { pathname }) => {
  const taproom = findByPath(pathname, taprooms);
  if (!taproom) return [];
  return [
    client.prefetchQuery(contentQueries.taproomPage(taproom.slug)),
    client.prefetchQuery(taproomEventQuery(taproom.name)),
    client.prefetchQuery(tapQueries.list(taproom.slug)),
  ];
});

export function Component() {
  const taproom = usePageTaproom();
  return taproom ? <TaproomPage key={taproom.slug} summary={taproom} /> : <NotFoundPage />;
}

const sections = {
  'taproom-facts': TaproomFacts,
  'taproom-expectations': TaproomExpectations,
  'taproom-events': TaproomEvents,
  'taproom-host': HostAnEvent,
  'taproom-gallery': PhotoGallery,
  'taproom-contact': Contact,
};

function Contact(props: { section: SectionOf<typeof taproomContact>; taproom: Taproom }) {
  const { taproom } = props;
  if (!taproom.hostsPrivateEvents) return <ContactBand {...props} />;
  return (
    <GetInTouch {...props}>
      <PrivateEventForm taproom={taproom} />
    </GetInTouch>
  );
}

/**
 * The page of a taproom, with the sections that its record has. Shows what every page knows of the taproom if its details are
 * missing.
 */
function TaproomPage({ summary }: { summary: TaproomSummary }) {
  const { data: details } = useQuery(contentQueries.taproomPage(summary.slug));
  const taproom = { ...emptyTaproom, ...summary, ...details };
  const texts = fillIn(usePage('taproom'), taproomPlaceholders(taproom));
  const { publicUrl } = useSite();
  const { data: tapList } = useQuery(tapQueries.list(taproom.slug));
  const hasForm = taproom.hostsPrivateEvents && texts.sections.some(({ type }) => type === 'taproom-contact');
  return (
    <>
      <TaproomHead texts={texts} taproom={taproom} menu={tapList ? menuJsonLd(tapList, publicUrl) : {}} />
      {tapList && <TapLinks path={taproom.path} slug={taproom.slug} />}
      <TaproomHero texts={texts.hero} taproom={taproom} hasForm={hasForm} />
      <StaggeredHydration>
        <TapBoard slug={taproom.slug} />
        {renderSections(texts.sections, sections, { props: { taproom, hasForm } })}
      </StaggeredHydration>
    </>
  );
}

const intervalMs = 5000;

type SlideshowHeroProps = {
  slides: readonly ImageSource[];
  /** Names the slideshow for screen readers. */
  label: string;
  title: ReactNode;
  eyebrow: string | null;
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
        background={slides.map((slide, index) => (
          <div
            key={slide.url}
            aria-hidden={index !== position}
            className={`absolute inset-0 transition-opacity duration-250 ${index === position ? 'opacity-100' : 'opacity-0'}`}
          >
            <HeroPhoto photo={slide} fallback={photos.heroTaproom} priority={index === 0} />
          </div>
        ))}
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

type TaproomHeroProps = {
  texts: ValuesOf<typeof taproomHero>;
  taproom: Taproom;
  /** Whether the page has the form for private events. */
  hasForm: boolean;
};

/** A slideshow of the taproom's photos, or its only one; the photo of the texts if there is none. */
function TaproomHero({ texts, taproom, hasForm }: TaproomHeroProps) {
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
      eyebrow={headline}
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
      <FeatureList features={features} className={`mt-3 gap-y-1 text-lg ${hasForm ? '' : bottomSpace}`} />
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

/** The taproom's own title, description and photo before those of all taprooms. `menu`: if it keeps a tap list. */
function TaproomHead({ texts, taproom, menu }: { texts: PageOf<'taproom'>; taproom: Taproom; menu: object }) {
  const site = useSite();
  const now = useNow();
  const { brand } = site;
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
      crumbs={[{ name: texts.title, path }]}
      jsonLd={[{ ...taproomJsonLd({ ...taproom, cardPhoto: image }, site, now), ...menu }]}
    />
  );
}

/** The details of a taproom while they can't be loaded. */
export const emptyTaproom: Omit<Taproom, keyof TaproomSummary> = {
  headline: null,
  heroImages: [],
  figures: [],
  facts: [],
  expectCards: [],
  parking: null,
  food: null,
  accessibility: null,
  sidePhoto: null,
  gallery: [],
  hostsPrivateEvents: false,
  hostTitle: null,
  hostText: null,
  hostPhoto: null,
  seoTitle: null,
  seoDescription: null,
  updatedAt: '',
};
