import ArrowRight from 'lucide-react/icons/arrow-right';
import { allTaps, tapsPath } from '@domain/tap/filter-params';
import { levelLabels } from '@domain/tap/display';
import type { BeerAtTaproom } from '@domain/tap/beers-at-taprooms';
import { formatSince } from '@domain/tap/since';
import { Chip } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import { useBeersAtTaprooms } from '../../shared/taproom/use-beers-at-taprooms';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useNow } from '../../site-context';

const none: readonly BeerAtTaproom[] = [];

/** Where the beer pours and since when, and where it is next; each leads to that list. */
export function BeerOnTap({ slug, className = '' }: { slug: string; className?: string }) {
  const taprooms = useBeersAtTaprooms()[slug] ?? none;
  const now = useNow();
  const isNamed = useTaprooms().length > 1;
  if (taprooms.length === 0) return null;
  return (
    <ul aria-label="On tap" className={`grid justify-items-start border-l-4 border-amber pl-4 ${className}`}>
      {taprooms.map((taproom) => (
        <li key={taproom.taproom} className="flex max-w-full flex-wrap items-center gap-x-3">
          <SmartLink
            href={tapsPath({ ...allTaps, taproom: isNamed ? taproom.taproom : null })}
            className="group inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl leading-tight font-semibold tracking-wide hover:text-amber"
          >
            <span className="min-w-0 wrap-anywhere">
              {[
                taproom.isOn ? 'On tap' : 'On deck',
                isNamed && `at ${taproom.name}`,
                formatSince(taproom, taproom.timeZone, now),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-amber transition-transform duration-200 group-hover:translate-x-1"
            />
          </SmartLink>
          {taproom.isAlmostGone && <Chip tone="rust">{levelLabels.low}</Chip>}
        </li>
      ))}
    </ul>
  );
}
