import { useEffect, useRef, type ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** A modal dialog that can't be dismissed. The native `<dialog>` traps the focus and restores it afterwards. */
export function Dialog({ open, labelledBy, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      // Browsers close any dialog on the second Escape, even if `cancel` is prevented: open it again.
      onClose={() => {
        if (open) dialog.current?.showModal();
      }}
      className={`m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-char p-8 text-oat shadow-lift backdrop:bg-ink/90 ${className}`}
    >
      {open && children}
    </dialog>
  );
}
