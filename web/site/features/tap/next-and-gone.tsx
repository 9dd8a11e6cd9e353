import type { ReactNode } from 'react';
import { formatTime } from '@domain/time/time-of-day';
import { tapTitle } from '@domain/tap/display';
import { toZonedDateTime } from '@domain/time/zone';
import type { ListedPouring } from '../../../api/taps';
import { DrinkFacts, listFacts } from './drink-facts';
import { DrinkName } from './drink-name';
import { DrinkSwatch } from './drink-swatch';

type NextAndGoneProps = { onDeck: ListedPouring[]; justKicked: ListedPouring[]; timeZone: string };

/** What is tapped next, and what guests may have come for in vain. */
export function NextAndGone({ onDeck, justKicked, timeZone }: NextAndGoneProps) {
  if (onDeck.length === 0 && justKicked.length === 0) return null;
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {onDeck.length > 0 && (
        <Group title="On deck">
          {onDeck.map((pouring) => (
            <OnDeck key={pouring._id} pouring={pouring} />
          ))}
        </Group>
      )}
      {justKicked.length > 0 && (
        <Group title="Just kicked">
          {justKicked.map((pouring) => (
            <JustKicked key={pouring._id} pouring={pouring} timeZone={timeZone} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="border-b border-line pb-2 text-2xl text-smoke">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

const rowClass =
  'group relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3';

function OnDeck({ pouring: { tap, drink } }: { pouring: ListedPouring }) {
  return (
    <li className={rowClass}>
      <DrinkSwatch drink={drink} className="h-7 w-6" />
      <div className="min-w-0">
        <h4 className="text-xl leading-tight wrap-anywhere">
          <DrinkName drink={drink} />
        </h4>
        <DrinkFacts facts={listFacts(drink)} className="text-base leading-snug" />
      </div>
      {tap && <p className="max-w-28 text-right text-base text-smoke wrap-anywhere">Next on {tapTitle(tap)}</p>}
    </li>
  );
}

/** Struck through for the eye; the heading of the group says it to all. */
function JustKicked({ pouring: { drink, endedAt }, timeZone }: { pouring: ListedPouring; timeZone: string }) {
  return (
    <li className={rowClass}>
      <DrinkSwatch drink={drink} className="h-7 w-6 opacity-40 grayscale" />
      <div className="min-w-0 text-smoke">
        <h4 className="text-xl leading-tight wrap-anywhere line-through decoration-bark decoration-2">
          <DrinkName drink={drink} />
        </h4>
        <DrinkFacts facts={listFacts(drink)} className="text-base leading-snug" />
      </div>
      {endedAt && (
        <p className="text-base whitespace-nowrap text-smoke">
          {formatTime(toZonedDateTime(timeZone, new Date(endedAt)).time)}
        </p>
      )}
    </li>
  );
}
