import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { normalizeSchedule } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import type { ValuesOf } from '@domain/page/fields';
import type { homeHero } from '@domain/page/pages/home';
import { taproomMenuLabel } from '@domain/taproom/label';
import { dateBlockParts } from '@domain/time/format';
import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { tapQueries } from '../../api/taps';
import { formatNamedStatus, rewordStatus } from '../../domain/taproom';
import { ButtonLink } from '../../ui/button';
import { DotList } from '../../ui/chip';
import { SmartLink } from '../../ui/smart-link';
import { useWords } from '../../ui/use-words';
import { FeaturedBeers } from '../features/home/featured-beers';
import {
  ConnectWithUs,
  homeEventFilter,
  OurStoryTeaser,
  TaproomSection,
  WhatsHappening,
} from '../features/home/home-sections';
import { Newsletter } from '../features/newsletter/newsletter-form';
import { OnTapNow } from '../features/tap/tap-previews';
import { loadPage, prefetch } from '../loaders';
import { StaggeredHydration } from '../shared/hydration';
import { DeferredLayout } from '../shared/deferred-layout';
import { PageHead, renderSections, usePage } from '../shared/page/page';
import { type LoaderContext, useNow, useSite } from '../site-context';
import { photos, heroVideo } from '../assets/images';
import { breweryJsonLd } from '../seo/taproom-json-ld';
import { PauseButton, useAutoplay } from '../shared/autoplay';
import { useHeroPhoto, HeroLayout, HeroPhoto } from '../shared/hero';
import { LocationSummary, PouringLine } from '../shared/location/location-summary';
import { useSelectedLocation } from '../shared/location/selected-location';
import { useSaveData } from '../shared/save-data';
import { useTaprooms } from '../shared/taproom/use-taprooms';
import { useToday } from '../shared/use-today';

export const loader = (context: LoaderContext) => async () => {
  const { queryClient } = context;
  await Promise.all([
    loadPage(context, 'home'),
    queryClient.prefetchQuery(contentQueries.heroImages('home')),
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
  newsletter: Newsletter,
};

export function Component() {
  const page = usePage('home');
  const site = useSite();
  const now = useNow();
  return (
    <>
      <PageHead page={page} crumbs={undefined} jsonLd={[breweryJsonLd(site, now)]} />
      <StaggeredHydration>
        <HomeHero hero={page.hero} />
        <DeferredLayout>
          <OnTapNow />
        </DeferredLayout>
        {renderSections(page.sections, sections, { Wrapper: DeferredLayout })}
      </StaggeredHydration>
    </>
  );
}

/** The default video over its poster image. It loads after hydration, and not at all under Save-Data or reduced motion. */
function HeroVideo({ isPlaying }: { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  // `autoPlay` starts the video; later changes need a call.
  const wasPlaying = useRef(true);

  useEffect(() => {
    if (isPlaying === wasPlaying.current) return;
    wasPlaying.current = isPlaying;
    // A `pause` that follows at once rejects the promise of `play`.
    if (isPlaying) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setStarted(true)}
      className={`absolute inset-0 size-full object-cover object-[72%_50%] lg:object-[30%_50%] transition-opacity duration-200 ${hasStarted ? 'opacity-100' : 'opacity-0'}`}
    >
      <source src={heroVideo.webm} type="video/webm" />
      <source src={heroVideo.mp4} type="video/mp4" />
    </video>
  );
}

/** A longer label does not fit a column: the buttons are as wide as their labels, and fill their rows. */
const maxColumnLength = 18;

/** A button for each taproom's page; the first one is filled. */
function TaproomButtons({ hero }: { hero: ValuesOf<typeof homeHero> }) {
  const taprooms = useTaprooms();
  if (taprooms.length === 0) return null;
  const labels = taprooms.map(taproomMenuLabel);
  const layout = labels.some(({ length }) => length > maxColumnLength)
    ? 'flex flex-wrap *:min-w-[min(100%,8rem)] *:grow'
    : 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]';
  return (
    <>
      <p id="visit" className="mt-6 font-display text-2xl font-semibold tracking-wide text-foam">
        {taprooms.length > 1 ? hero.visitLine : hero.singleVisitLine}
      </p>
      <div
        role="group"
        aria-labelledby="visit"
        className={`mt-4 w-full gap-4 *:px-3 ${layout} ${taprooms.length > 2 ? 'max-w-xl' : 'max-w-sm'}`}
      >
        {taprooms.map((taproom, index) => (
          <ButtonLink key={taproom.slug} href={taproom.path} size="lg" variant={index > 0 ? 'outline' : undefined}>
            {labels[index]}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** The status of each taproom: 'Auburn until 8 · Folsom until 10'. */
function TaproomStatusLine() {
  const taprooms = useTaprooms();
  const { phrases } = useSite();
  const now = useNow();
  return (
    <p className="flex min-h-11 items-center gap-2.5 py-1.5 font-display text-xl leading-tight font-semibold tracking-wide text-foam">
      <Clock aria-hidden className="size-5 shrink-0 text-amber" />
      <span className="min-w-0">
        <span className="sr-only">Opening hours: </span>
        <DotList items={taprooms.map((taproom) => rewordStatus(formatNamedStatus(taproom, now), phrases))} />
      </span>
    </p>
  );
}

/** The next event; `Tonight` or `Today` if it is. */
function NextEventLine() {
  const { data: [event] = [] } = useQuery(eventQueries.upcoming(homeEventFilter));
  const today = useToday();
  const toWord = useWords();
  if (!event) return null;
  const { startDate, startTime } = normalizeSchedule(event);
  const { weekday, month, day } = dateBlockParts(startDate);
  const todayLabel = startTime && startTime >= eveningStart ? 'Tonight' : 'Today';
  return (
    <li className="flex min-h-11 items-start gap-2.5 py-2">
      <CalendarDays aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
      <span className="min-w-0">
        {startDate <= today ? toWord(todayLabel) : `${weekday}, ${month} ${day}`}:{' '}
        <SmartLink
          href={eventPath(event)}
          className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
        >
          {event.title}
        </SmartLink>
      </span>
    </li>
  );
}

const eveningStart = '16:00';

/** The uploaded hero image, else the default video, with the taprooms' status and the selected one's contact. */
export function HomeHero({ hero }: { hero: ValuesOf<typeof homeHero> }) {
  const { uploaded } = useHeroPhoto('home');
  const isSavingData = useSaveData();
  const { isPlaying, pauseControl } = useAutoplay(!uploaded && !isSavingData);
  const { selected } = useSelectedLocation();
  const { data: previews = [] } = useQuery(tapQueries.previews());
  const pourings = (previews.find(({ taproom }) => taproom.slug === selected) ?? previews[0])?.on ?? [];
  return (
    <HeroLayout
      size="home"
      background={
        <>
          <HeroPhoto photo={uploaded ?? heroVideo.poster} fallback={uploaded ? photos.heroHome : undefined} />
          {pauseControl && <HeroVideo isPlaying={isPlaying} />}
        </>
      }
      controls={pauseControl && <PauseButton {...pauseControl} subject="video" />}
      title={hero.title}
    >
      <TaproomButtons hero={hero} />
      <LocationSummary
        slug={selected}
        status={<TaproomStatusLine />}
        className="mt-8 w-full border-t border-oat/25 pt-4 md:mt-12"
      >
        {hero.linkHref && <PouringLine pourings={pourings} href={hero.linkHref} label={hero.linkLabel} />}
        <NextEventLine />
      </LocationSummary>
    </HeroLayout>
  );
}
