import Clock from 'lucide-react/icons/clock';
import { Fragment } from 'react';
import { formatNamedStatus } from '@domain/taproom/status';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useNow } from '../../site-context';

/** Whether each taproom is open: 'Auburn until 8 · Folsom until 10'. */
export function TaproomStatusLine() {
  const taprooms = useTaprooms();
  const now = useNow();
  return (
    <p className="flex min-h-11 items-center gap-2.5 font-display text-xl leading-tight font-semibold tracking-wide text-foam">
      <Clock aria-hidden className="size-5 shrink-0 text-amber" />
      {/* Where the line breaks, the dot is at its start, and cut off. */}
      <span className="overflow-hidden">
        <span className="sr-only">Opening hours: </span>
        <span className="-ml-3 block">
          {taprooms.map((taproom, index) => (
            <Fragment key={taproom.slug}>
              {index > 0 && ' '}
              <span className="inline-block pl-3">
                {index > 0 && <span className="-ml-3 inline-block w-3">{'· '}</span>}
                {formatNamedStatus(taproom, now)}
              </span>
            </Fragment>
          ))}
        </span>
      </span>
    </p>
  );
}
