import X from 'lucide-react/icons/x';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough to read; the pointer or the focus on a toast stops the clock (decisions.md, "alert"). */
const toastMs = 8000;

export type ToastTone = 'error' | 'success';
type Toast = { id: number; message: string; tone: ToastTone };
type Show = (message: string, tone?: ToastTone) => void;

const ToastContext = createContext<Show | null>(null);

/** `const alert = useToast()`: a message that can't be missed and does not block the page. */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const show = useCallback<Show>((message, tone = 'error') => {
    const id = nextId.current++;
    // The same message twice is one message: it starts over instead of piling up.
    setToasts((shown) => [...shown.filter((toast) => toast.message !== message), { id, message, tone }]);
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
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
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // The pointer and the focus only stop the clock: there is nothing here to press but the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="alert"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`pointer-events-auto flex w-full animate-rise items-start gap-4 rounded-card border-l-4 bg-foam py-4 pr-2 pl-5 text-lg leading-snug text-ink shadow-lift ${toast.tone === 'error' ? 'border-rust' : 'border-hop'}`}
    >
      <p className="grow py-1.5">{toast.message}</p>
      <button
        type="button"
        aria-label="Close message"
        onClick={() => onClose(toast.id)}
        className="grid size-10 shrink-0 place-items-center rounded-card hover:bg-oat"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
