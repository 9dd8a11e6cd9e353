import { Undo2 } from 'lucide-react';
import type { StaffTapList } from '@domain/tap/tap-list';
import { useBar, useBarState } from '../state/use-bar';
import { describePress } from './describe-press';

/** For ten seconds after a press. */
export function UndoBar({ list }: { list: StaffTapList }) {
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
          <button type="button" className="bar-button bar-secondary" onClick={bar.undo}>
            <Undo2 aria-hidden size={22} /> Undo
          </button>
        </div>
      )}
    </>
  );
}
