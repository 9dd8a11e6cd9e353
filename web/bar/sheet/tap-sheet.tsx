import { useState } from 'react';
import { describeDrink, formatPour, tapTitle } from '@domain/tap/display';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/tap-list';
import { formatDaysOn } from '../screen/format';
import { DrinkPicker } from './drink-picker';
import { Sheet } from './sheet';
import { TapActions } from './tap-actions';
import { useTapCommands } from './use-tap-commands';

type Props = { tap: StaffTap | null; list: StaffTapList; now: Date; onClose: () => void };

/** What can be done with one tap. Every action is one touch, and closes the sheet. */
export function TapSheet({ tap, ...props }: Props) {
  return (
    <Sheet title={tap ? tapTitle(tap) : ''} isOpen={tap !== null} onClose={props.onClose}>
      {tap && <TapContent key={tap._id} tap={tap} {...props} />}
    </Sheet>
  );
}

function TapContent({ tap, list, now, onClose }: Omit<Props, 'tap'> & { tap: StaffTap }) {
  /** What the bartender sees now; a change by another user while the sheet is open is a conflict. */
  const [seen] = useState(tap);
  const [isPicking, setPicking] = useState<'swap' | 'plan' | null>(null);
  const commands = useTapCommands(seen, onClose);

  return (
    <>
      {seen.pouring ? (
        <div className="-mt-3 text-lg">
          <p>
            <strong>{seen.pouring.drink.name}</strong>{' '}
            <span className="text-quiet">
              {[
                describeDrink(seen.pouring.drink),
                seen.pouring.tappedAt && formatDaysOn(seen.pouring.tappedAt, list.taproom.timeZone, now),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <Prices pouring={seen.pouring} list={list} />
        </div>
      ) : (
        <p className="-mt-3 text-lg text-quiet">Empty</p>
      )}
      {isPicking ? (
        <DrinkPicker
          verb={isPicking === 'plan' ? 'On deck:' : commands.verb}
          onBack={() => setPicking(null)}
          onPick={isPicking === 'plan' ? commands.plan : commands.swap}
        />
      ) : (
        <TapActions tap={seen} list={list} commands={commands} onPick={setPicking} />
      )}
    </>
  );
}

const hasPrice = ({ pours }: StaffPouring) => pours.some(({ price }) => price !== null);

/** Taprooms that list no prices don't miss them. */
function Prices({ pouring, list }: { pouring: StaffPouring; list: StaffTapList }) {
  if (pouring.pours.length > 0) return <p>{pouring.pours.map(formatPour).join(' · ')}</p>;
  const others = list.taps.flatMap((tap) => tap.pouring ?? []);
  return others.some(hasPrice) ? <p className="text-quiet">No price. Add it in the staff app, in Tap List.</p> : null;
}
