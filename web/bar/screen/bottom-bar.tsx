import { ArrowLeftRight, Check, Menu } from 'lucide-react';
import { isStaleTapList } from '@domain/tap/freshness';
import type { StaffTapList } from '@domain/tap/tap-list';
import { useBar } from '../state/use-bar';
import { formatMoment } from './format';
import { UndoBar } from './undo-bar';

type Props = { list: StaffTapList; now: Date; isFlipped: boolean; onFlip: () => void; onMenu: () => void };

/** At the bottom edge, where the thumb is. */
export function BottomBar({ list, now, isFlipped, onFlip, onMenu }: Props) {
  const bar = useBar();
  const { checkedAt, checkedBy, taproom } = list;
  const isStale = isStaleTapList(list, taproom.maxAgeHours, now);
  return (
    <footer className="sticky bottom-0 z-10 mt-auto grid gap-2 border-t-2 border-edge bg-page p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <UndoBar list={list} />
      <div className="grid grid-cols-[auto_1fr_auto] gap-2">
        <button
          type="button"
          className="bar-button bar-secondary"
          aria-pressed={isFlipped}
          aria-label="View from behind the bar"
          onClick={onFlip}
        >
          <ArrowLeftRight aria-hidden size={24} />
        </button>
        <button
          type="button"
          className={`bar-button ${isStale ? 'bar-primary' : 'bar-secondary'} flex-col gap-0.5`}
          onClick={() => bar.press({ type: 'check' })}
        >
          <span className="flex items-center gap-2">
            <Check aria-hidden size={22} /> All still true
          </span>
          {checkedAt && (
            <span className="font-sans text-[0.9375rem] font-normal">
              Checked {formatMoment(checkedAt, taproom.timeZone, now)}
              {checkedBy && ` by ${checkedBy}`}
            </span>
          )}
        </button>
        <button type="button" className="bar-button bar-secondary" aria-label="Menu" onClick={onMenu}>
          <Menu aria-hidden size={24} />
        </button>
      </div>
    </footer>
  );
}
