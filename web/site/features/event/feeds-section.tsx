import CalendarSync from 'lucide-react/icons/calendar-sync';
import Download from 'lucide-react/icons/download';
import { allEventsFeedPath, taproomFeedPath } from '@domain/calendar/paths';
import type { SectionOf } from '@domain/page/definition';
import type { calendarFeeds } from '@domain/page/pages/events';
import { allTaproomsLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { buttonClass } from '../../../ui/variants';
import { useSite } from '../../site-context';

/** With a single taproom, the feed of all events is its feed. */
const listFeeds = (taprooms: readonly TaproomSummary[]) => [
  { name: taprooms.length > 0 ? allTaproomsLabel(taprooms) : 'All events', path: allEventsFeedPath },
  ...(taprooms.length > 1 ? taprooms.map(({ name, slug }) => ({ name, path: taproomFeedPath(slug) })) : []),
];

/** Subscription links and downloads of the calendar feeds. */
function CalendarFeeds() {
  const { publicUrl, taprooms } = useSite();
  const webcalUrl = (path: string) => publicUrl.replace(/^https?:/, 'webcal:') + path;
  return (
    <ul className="grid gap-2 sm:gap-4">
      {listFeeds(taprooms).map(({ name, path }) => (
        <li
          key={path}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2 last:border-0 sm:pb-4"
        >
          <span className="min-w-0 text-lg wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <a href={webcalUrl(path)} className={buttonClass('outline', 'sm')}>
              <CalendarSync aria-hidden className="size-4" />
              Subscribe<span className="sr-only"> to the calendar: {name}</span>
            </a>
            <a href={path} className="inline-flex min-h-11 items-center gap-2 hover:text-amber">
              <Download aria-hidden className="size-5 text-amber" />
              <span className="max-sm:sr-only">Download </span>.ics<span className="sr-only">: {name}</span>
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

export const FeedsSection = ({ section }: { section: SectionOf<typeof calendarFeeds> }) => (
  <Section aria-labelledby="feeds-heading" data-no-print className="py-6! md:py-20!">
    <Container width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id="feeds-heading" className="text-title">
            {section.heading}
          </h2>
          <p className="mt-3 max-w-md text-lg text-oat/90">{section.text}</p>
        </div>
        <CalendarFeeds />
      </div>
    </Container>
  </Section>
);
