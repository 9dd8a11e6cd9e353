import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxHomeCardSizes } from '@domain/beer/display';
import { PauseButton } from '../../../ui/pause-button';
import { useCarousel } from '../../../ui/use-carousel';
import { BeerCard } from '../beer/beer-card';

const arrow =
  'grid size-12 place-items-center rounded-full border-2 border-bark text-oat transition-colors duration-200 ' +
  'not-disabled:hover:border-amber not-disabled:hover:bg-amber not-disabled:hover:text-ink disabled:opacity-35';

/** Featured beers, three, two or one at a time (visitor-site.md §4). */
export function BeerCarousel({ beers }: { beers: BeerSummary[] }) {
  const { position, last, goTo, pause, strip, hold } = useCarousel(beers.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Carousel of featured beers" {...hold}>
      <ul
        {...strip}
        className="relative -mx-3 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:-mx-4"
      >
        {beers.map((beer) => (
          <li key={beer._id} className="w-full shrink-0 snap-start px-3 py-2.5 sm:w-1/2 sm:px-4 lg:w-1/3">
            <BeerCard beer={beer} sizes={maxHomeCardSizes} clamped />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex gap-3">
            <button
              type="button"
              aria-label="Previous beers"
              disabled={position === 0}
              onClick={() => goTo(position - 1)}
              className={arrow}
            >
              <ArrowLeft aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Next beers"
              disabled={position === last}
              onClick={() => goTo(position + 1)}
              className={arrow}
            >
              <ArrowRight aria-hidden className="size-5" />
            </button>
            {pause && (
              <PauseButton paused={pause.paused} onToggle={pause.toggle} subject="carousel" className="size-12" />
            )}
          </div>
          <Dots count={last + 1} current={position} onSelect={goTo} />
        </div>
      )}
    </div>
  );
}

/** One dot a position. */
function Dots({ count, current, onSelect }: { count: number; current: number; onSelect: (index: number) => void }) {
  return (
    <ul className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Go to position ${index + 1} of ${count}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSelect(index)}
            className="group grid h-8 min-w-6 place-items-center px-1"
          >
            <span className="block h-1 w-5 bg-bark transition-colors duration-200 group-hover:bg-oat group-aria-[current]:bg-amber" />
          </button>
        </li>
      ))}
    </ul>
  );
}
