import ArrowRight from 'lucide-react/icons/arrow-right';
import { allTaps, tapsPath } from '@domain/tap/filter-params';
import { levelLabels } from '@domain/tap/display';
import type { PouringPlace } from '@domain/tap/pouring-places';
import { formatSince } from '@domain/tap/since';
import { Chip } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import { usePouringPlaces } from '../../shared/taproom/use-pouring-places';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useNow } from '../../site-context';

const none: readonly PouringPlace[] = [];

/** Where the beer pours and since when, and where it is next; each leads to that list. */
export function BeerOnTap({ slug, className = '' }: { slug: string; className?: string }) {
  const places = usePouringPlaces()[slug] ?? none;
  const now = useNow();
  const isNamed = useTaprooms().length > 1;
  if (places.length === 0) return null;
  return (
    <ul aria-label="On tap" className={`grid justify-items-start border-l-4 border-amber pl-4 ${className}`}>
      {places.map((place) => (
        <li key={place.taproom} className="flex max-w-full flex-wrap items-center gap-x-3">
          <SmartLink
            href={tapsPath({ ...allTaps, taproom: isNamed ? place.taproom : null })}
            className="group inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl leading-tight font-semibold tracking-wide hover:text-amber"
          >
            <span className="min-w-0 wrap-anywhere">
              {[
                place.isOn ? 'On tap' : 'On deck',
                isNamed && `at ${place.name}`,
                formatSince(place, place.timeZone, now),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-amber transition-transform duration-200 group-hover:translate-x-1"
            />
          </SmartLink>
          {place.isAlmostGone && <Chip tone="rust">{levelLabels.low}</Chip>}
        </li>
      ))}
    </ul>
  );
}
