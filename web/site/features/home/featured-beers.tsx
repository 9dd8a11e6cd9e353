import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxHomeCardSizes } from '@domain/beer/display';
import type { SectionOf } from '@domain/page/definition';
import type { featuredBeers } from '@domain/page/pages/home';
import { beerQueries } from '../../../api/beers';
import { Container, Headline } from '../../../ui/layout';
import { scrollBehavior } from '../../../ui/motion';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Spinner } from '../../../ui/spinner';
import { Dots, PauseButton, useAutoAdvance, useAutoplay } from '../../shared/autoplay';
import { ActionLink } from '../../shared/composed-section';
import { markWhenNear } from '../../shared/hydration';
import { sitePhoto } from '../../shared/page/page';
import { SectionError } from '../../shared/status/section-error';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { BeerCard } from '../beer/beer-card';

const intervalMs = 3000;
const threeCards = '(min-width: 1024px)';
const twoCards = '(min-width: 640px)';
/** A swipe has ended when no scroll event arrives for this long. */
const scrollEndMs = 120;

const cardsPerView = () => {
  if (window.matchMedia(threeCards).matches) return 3;
  return window.matchMedia(twoCards).matches ? 2 : 1;
};

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const useCardsPerView = () => useSyncExternalStore(subscribeToResize, cardsPerView, () => 3);

/**
 * A strip of cards that advances every 3 s and reverses at its ends. The strip scrolls natively,
 * so a swipe is an ordinary scroll.
 */
function useCarousel(cardCount: number) {
  const strip = useRef<HTMLUListElement>(null);
  const direction = useRef<1 | -1>(1);
  const [position, setPosition] = useState(0);
  const lastPosition = Math.max(0, cardCount - useCardsPerView());
  const { isPlaying, pauseControl, pauseHandlers } = useAutoplay(lastPosition > 0);

  const goTo = useCallback(
    (target: number) => {
      const next = Math.min(Math.max(target, 0), lastPosition);
      setPosition(next);
      scrollToCard(strip.current, next);
    },
    [lastPosition],
  );

  const advance = useCallback(() => {
    if (position >= lastPosition) direction.current = -1;
    if (position <= 0) direction.current = 1;
    goTo(position + direction.current);
  }, [goTo, lastPosition, position]);
  useAutoAdvance(isPlaying, intervalMs, advance);

  useEffect(() => {
    let width = window.innerWidth;
    return subscribeToResize(() => {
      // The browser's collapsing toolbar changes the height while scrolling on phones.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      goTo(0);
    });
  }, [goTo]);

  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(scrollEnd.current), []);
  const handleScroll = () => {
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(
      () => setPosition(Math.min(firstVisibleCard(strip.current), lastPosition)),
      scrollEndMs,
    );
  };

  return {
    position,
    lastPosition,
    goTo,
    pauseControl,
    pauseHandlers,
    stripProps: { ref: strip, onScroll: handleScroll },
  };
}

const cardWidth = (strip: HTMLElement) => strip.firstElementChild?.getBoundingClientRect().width ?? 0;

function scrollToCard(strip: HTMLElement | null, index: number) {
  strip?.scrollTo?.({ left: index * cardWidth(strip), behavior: scrollBehavior() });
}

function firstVisibleCard(strip: HTMLElement | null) {
  const width = strip && cardWidth(strip);
  return width ? Math.round(strip.scrollLeft / width) : 0;
}

const arrowClass =
  'grid size-12 place-items-center rounded-full border-2 border-bark text-oat transition-colors duration-200 ' +
  'not-aria-disabled:hover:border-amber not-aria-disabled:hover:bg-amber not-aria-disabled:hover:text-ink aria-disabled:opacity-35';

const arrows = [
  { label: 'Previous beers', step: -1, Icon: ArrowLeft },
  { label: 'Next beers', step: 1, Icon: ArrowRight },
];

/** Featured beers, one to three at a time. An arrow at the end keeps the focus. */
export function BeerCarousel({ beers, isDrawn = false }: { beers: BeerSummary[]; isDrawn?: boolean }) {
  const labelOf = useOnTapLabels();
  const { position, lastPosition, goTo, pauseControl, pauseHandlers, stripProps } = useCarousel(beers.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Carousel of featured beers" {...pauseHandlers}>
      <ul
        {...stripProps}
        className="relative -mx-3 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:-mx-4 print:mx-0 print:grid print:grid-cols-3 print:gap-6"
      >
        {beers.map((beer) => (
          <li
            key={beer._id}
            className="w-full shrink-0 snap-start px-3 py-2.5 sm:w-1/2 sm:px-4 lg:w-1/3 print:w-auto print:p-0"
          >
            <BeerCard
              beer={beer}
              onTap={labelOf(beer.slug)}
              maxSizes={maxHomeCardSizes}
              clamped
              picture={isDrawn ? 'drawing' : 'deferred-photo'}
            />
          </li>
        ))}
      </ul>
      {lastPosition > 0 && (
        <div data-no-print className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex gap-3">
            {arrows.map(({ label, step, Icon }) => (
              <button
                key={label}
                type="button"
                aria-label={label}
                aria-disabled={position === (step < 0 ? 0 : lastPosition)}
                onClick={() => goTo(position + step)}
                className={arrowClass}
              >
                <Icon aria-hidden className="size-5" />
              </button>
            ))}
            {pauseControl && <PauseButton {...pauseControl} subject="carousel" className="size-12" />}
          </div>
          <Dots count={lastPosition + 1} current={position} action="Go to position" onSelect={goTo} />
        </div>
      )}
    </div>
  );
}

/** Featured beers: loading, error, empty or loaded. */
export function FeaturedBeers({ section }: { section: SectionOf<typeof featuredBeers> }) {
  const { eyebrow, heading, photo, actionLabel, actionHref, emptyText } = section;
  const { data: beers, isPending, isError, refetch } = useQuery(beerQueries.featured());
  return (
    <section ref={markWhenNear} id="beers" aria-labelledby="featured-beers" className="overflow-hidden">
      <div data-label="teal" className="label-surface grid grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
        {photo && (
          <ResponsiveImage
            image={sitePhoto(photo)}
            sizes="(min-width: 1024px) 72vw, 100vw"
            className="h-60 w-full object-cover object-right md:h-96 lg:order-1 lg:h-[32rem] lg:mask-l-from-80% print:hidden"
          />
        )}
        <div className="py-10 md:py-16 lg:self-center lg:pl-[max(0rem,calc(50vw-50rem))] print:p-0">
          <Container>
            <Headline id="featured-beers" eyebrow={eyebrow} text={heading} className="mb-6 text-title" />
            <ActionLink label={actionLabel} href={actionHref} variant="outline" />
          </Container>
        </div>
      </div>
      <div data-label="oat" className="on-light label-surface pt-8 pb-16 md:pt-14 md:pb-24">
        <Container width="wide">
          {isPending ? (
            <Spinner label="Loading featured beers…" />
          ) : isError ? (
            <SectionError message="Failed to load featured beers" onRetry={() => void refetch()} />
          ) : beers.length === 0 ? (
            <p className="text-lead text-smoke">{emptyText}</p>
          ) : (
            <BeerCarousel beers={beers} isDrawn={photo !== null} />
          )}
        </Container>
      </div>
    </section>
  );
}
