import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A finger that touches a tap twice must not press what has just appeared under it. */
const guardMs = 350;

/** A dialog at the bottom edge. The native `<dialog>` traps the focus and restores it afterwards. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    openedAt.current = performance.now();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element.close();
  }, [isOpen]);

  const stopDoubleTouch = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (!isTouch || event.timeStamp - openedAt.current > guardMs) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClickCapture={stopDoubleTouch}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
      className="fixed inset-x-0 top-auto bottom-0 mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-2xl border-2 border-b-0 border-edge bg-page text-content backdrop:bg-ink/80 open:rise"
    >
      {isOpen && (
        <div className="grid gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <div className="flex items-start justify-between gap-3">
            <h2 id={titleId} className="text-3xl [overflow-wrap:anywhere]">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              className="bar-button -mt-1 -mr-1 min-w-14 shrink-0 text-quiet"
              onClick={onClose}
            >
              <X aria-hidden size={28} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
