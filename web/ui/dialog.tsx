import { useEffect, useRef, type ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  labelledBy: string;
  /** Escape asks for this; leave it out when the dialog must be answered. */
  onCancel?: () => void;
  className?: string;
  children: ReactNode;
};

/** A modal over the page: the platform's own `<dialog>` keeps focus inside and gives it back. */
export function Dialog({ open, labelledBy, onCancel, className = '', children }: DialogProps) {
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
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Browsers let a second Escape close any dialog; one that must be answered comes back.
      onClose={() => {
        if (open) dialog.current?.showModal();
      }}
      className={`m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-char p-8 text-oat shadow-lift backdrop:bg-ink/90 ${className}`}
    >
      {open && children}
    </dialog>
  );
}
