import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';

/** What a control needs from the field around it, so that labels, hints and errors are wired once. */
type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown as "(optional)" when false; says nothing when left out. */
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Owns the id, the label, `aria-invalid`, `aria-describedby` and the error text of the one control inside. */
export function Field({ label, error, hint, required, hideLabel, className = '', children }: FieldProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: required ?? false }}>
      <div className={`flex flex-col gap-2 ${className}`}>
        <label
          htmlFor={id}
          className={hideLabel ? 'sr-only' : 'font-display text-lg font-semibold leading-tight tracking-wide'}
        >
          {label}
          {/* Of no height of its own, or controls side by side would not stand on one line. */}
          {required === false && (
            <span className="font-sans text-base leading-0 font-normal opacity-80"> (optional)</span>
          )}
        </label>
        {children}
        {hint && (
          <div id={`${id}-hint`} className="text-base opacity-80">
            {hint}
          </div>
        )}
        {error && (
          <p id={`${id}-error`} className="text-base font-semibold text-rust-light in-[.on-light]:text-rust-deep">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

const control =
  'w-full rounded-card border-2 bg-ink/60 px-4 py-2.5 text-[1.0625rem] text-oat placeholder:text-smoke ' +
  'border-bark hover:border-smoke aria-invalid:border-rust-light disabled:opacity-60 ' +
  'in-[.on-light]:bg-foam in-[.on-light]:text-ink in-[.on-light]:placeholder:text-umber in-[.on-light]:aria-invalid:border-rust-deep';

function useWiring() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...useWiring()} className={`${control} min-h-12 ${className}`} {...rest} />;
}

export function TextArea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useWiring()} rows={rows} className={`${control} ${className}`} {...rest} />;
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...useWiring()} className={`${control} min-h-12 ${className}`} {...rest} />;
}
