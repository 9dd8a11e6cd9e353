import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { LineIcon } from './icons';

/** Pointer or focus on a toast pauses the timer. */
const toastMs = 8000;

type ToastTone = 'error' | 'success';
type Toast = { id: number; message: string; tone: ToastTone };
/** Returns a function that closes the toast. */
type ShowToast = (message: string, tone?: ToastTone) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('No ToastProvider');
  return showToast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const close = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
  const showToast = useCallback<ShowToast>(
    (message, tone = 'error') => {
      const id = nextId.current++;
      // A repeated message replaces the earlier toast and restarts its timer.
      setToasts((current) => [...current.filter((toast) => toast.message !== message), { id, message, tone }]);
      return () => close(id);
    },
    [close],
  );
  return (
    <ToastContext value={showToast}>
      {children}
      <div
        data-no-print
        className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col items-end gap-3 sm:left-auto sm:w-96"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const [isInteracting, setInteracting] = useState(false);
  useEffect(() => {
    if (isInteracting) return;
    const timer = setTimeout(() => onClose(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [isInteracting, onClose, toast.id]);
  const pause = () => setInteracting(true);
  const resume = () => setInteracting(false);
  return (
    // The handlers only pause the timer; the button is the only interactive element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="alert"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className={`pointer-events-auto flex w-full animate-rise items-start gap-4 rounded-card border-l-4 bg-foam py-4 pr-2 pl-5 text-lg leading-snug text-ink shadow-lift ${toast.tone === 'error' ? 'border-rust' : 'border-hop'}`}
    >
      <p className="grow py-1.5">{toast.message}</p>
      <button
        type="button"
        aria-label="Close message"
        onClick={() => onClose(toast.id)}
        className="grid size-10 shrink-0 place-items-center rounded-card hover:bg-oat"
      >
        <LineIcon name="close" className="size-5" />
      </button>
    </div>
  );
}
