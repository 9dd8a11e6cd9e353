import { ArrowLeftRight, Check, Menu, Undo2 } from 'lucide-react';
import { isStaleTapList } from '@domain/tap/freshness';
import type { StaffTapList } from '@domain/tap/schema';
import { useBar, useBarState } from '../state/use-bar';
import { describePress, formatMoment } from './format';
import { BarButton } from '../controls';

/** For ten seconds after a press. */
function UndoBar({ list }: { list: StaffTapList }) {
  const bar = useBar();
  const { undoable } = useBarState();
  return (
    <>
      <p role="status" className="sr-only">
        {undoable && `${describePress(undoable, list)}. It can be undone for ten seconds.`}
      </p>
      {undoable && (
        <div
          key={undoable.id}
          className="rise relative flex items-center gap-3 overflow-hidden rounded-lg border-2 border-strong bg-raised p-2 pl-4"
        >
          <span aria-hidden className="undo-time absolute inset-x-0 bottom-0 h-1 bg-strong" />
          <span className="line-clamp-3 min-w-0 flex-1 text-lg font-semibold [overflow-wrap:anywhere]">
            {describePress(undoable, list)}
          </span>
          <BarButton onClick={bar.undo}>
            <Undo2 aria-hidden size={22} /> Undo
          </BarButton>
        </div>
      )}
    </>
  );
}

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
        <BarButton aria-pressed={isFlipped} aria-label="View from behind the bar" onClick={onFlip}>
          <ArrowLeftRight aria-hidden size={24} />
        </BarButton>
        <BarButton
          look={isStale ? 'primary' : 'secondary'}
          className="flex-col gap-0.5"
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
        </BarButton>
        <BarButton aria-label="Menu" onClick={onMenu}>
          <Menu aria-hidden size={24} />
        </BarButton>
      </div>
    </footer>
  );
}
