import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { useWords } from './use-words';

/** The state that a control gets from the `Field` around it. */
type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** False adds "(optional)" to the label. */
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** The label, hint and error of one control, connected to it by id and ARIA attributes. */
export function Field({ label, error, hint, required, hideLabel, className = '', children }: FieldProps) {
  const id = useId();
  const toWord = useWords();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: required ?? false }}>
      <div className={`flex flex-col gap-2 ${className}`}>
        <label
          htmlFor={id}
          className={hideLabel ? 'sr-only' : 'font-display text-lg font-semibold leading-tight tracking-wide'}
        >
          {toWord(label)}
          {/* Zero line height, so that adjacent controls stay aligned. */}
          {required === false && (
            <span className="font-sans text-base leading-0 font-normal opacity-80"> {toWord('(optional)')}</span>
          )}
        </label>
        {children}
        {hint && (
          <div id={`${id}-hint`} className="text-base opacity-80">
            {typeof hint === 'string' ? toWord(hint) : hint}
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

const controlClass =
  'w-full rounded-card border-2 bg-ink/60 px-4 py-2.5 text-[1.0625rem] text-oat placeholder:text-smoke ' +
  'border-bark hover:border-smoke aria-invalid:border-rust-light disabled:opacity-60 ' +
  'in-[.on-light]:bg-foam in-[.on-light]:text-ink in-[.on-light]:placeholder:text-umber ' +
  'in-[.on-light]:hover:border-umber in-[.on-light]:aria-invalid:border-rust-deep';

function useFieldProps() {
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
  return <input {...useFieldProps()} className={`${controlClass} min-h-12 ${className}`} {...rest} />;
}

export function TextArea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldProps()} rows={rows} className={`${controlClass} ${className}`} {...rest} />;
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldProps()} className={`${controlClass} min-h-12 ${className}`} {...rest} />;
}
