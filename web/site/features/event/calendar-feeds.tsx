import CalendarSync from 'lucide-react/icons/calendar-sync';
import Download from 'lucide-react/icons/download';
import { allEventsFeedPath, taproomFeedPath } from '@domain/calendar/paths';
import { allTaproomsLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { buttonClass } from '../../../ui/variants';
import { useSite } from '../../site-context';

/** With a single taproom, the feed of all events is its feed. */
const listFeeds = (taprooms: readonly TaproomSummary[]) => [
  { name: taprooms.length > 0 ? allTaproomsLabel(taprooms) : 'All events', path: allEventsFeedPath },
  ...(taprooms.length > 1 ? taprooms.map(({ name, slug }) => ({ name, path: taproomFeedPath(slug) })) : []),
];

/** Subscription links and downloads of the calendar feeds. */
export function CalendarFeeds() {
  const { publicUrl, taprooms } = useSite();
  const webcalUrl = (path: string) => publicUrl.replace(/^https?:/, 'webcal:') + path;
  return (
    <ul className="grid gap-4">
      {listFeeds(taprooms).map(({ name, path }) => (
        <li
          key={path}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4 last:border-0"
        >
          <span className="min-w-0 text-lg wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <a href={webcalUrl(path)} className={buttonClass('outline', 'sm')}>
              <CalendarSync aria-hidden className="size-4" />
              Subscribe<span className="sr-only"> to the calendar: {name}</span>
            </a>
            <a href={path} className="inline-flex min-h-11 items-center gap-2 hover:text-amber">
              <Download aria-hidden className="size-5 text-amber" />
              Download .ics<span className="sr-only">: {name}</span>
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
