import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxHomeCardSizes } from '@domain/beer/display';
import { Dots } from '../../shared/autoplay/dots';
import { PauseButton } from '../../shared/autoplay/pause-button';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { BeerCard } from '../beer/beer-card';
import { useCarousel } from './use-carousel';

const arrowClass =
  'grid size-12 place-items-center rounded-full border-2 border-bark text-oat transition-colors duration-200 ' +
  'not-disabled:hover:border-amber not-disabled:hover:bg-amber not-disabled:hover:text-ink disabled:opacity-35';

/** Featured beers, one to three at a time. */
export function BeerCarousel({ beers }: { beers: BeerSummary[] }) {
  const labelOf = useOnTapLabels();
  const { position, lastPosition, goTo, pauseControl, pauseHandlers, stripProps } = useCarousel(beers.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Carousel of featured beers" {...pauseHandlers}>
      <ul
        {...stripProps}
        className="relative -mx-3 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:-mx-4"
      >
        {beers.map((beer) => (
          <li key={beer._id} className="w-full shrink-0 snap-start px-3 py-2.5 sm:w-1/2 sm:px-4 lg:w-1/3">
            <BeerCard beer={beer} onTap={labelOf(beer.slug)} maxSizes={maxHomeCardSizes} clamped isPhotoDeferred />
          </li>
        ))}
      </ul>
      {lastPosition > 0 && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex gap-3">
            <button
              type="button"
              aria-label="Previous beers"
              disabled={position === 0}
              onClick={() => goTo(position - 1)}
              className={arrowClass}
            >
              <ArrowLeft aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Next beers"
              disabled={position === lastPosition}
              onClick={() => goTo(position + 1)}
              className={arrowClass}
            >
              <ArrowRight aria-hidden className="size-5" />
            </button>
            {pauseControl && <PauseButton {...pauseControl} subject="carousel" className="size-12" />}
          </div>
          <Dots count={lastPosition + 1} current={position} action="Go to position" onSelect={goTo} />
        </div>
      )}
    </div>
  );
}
