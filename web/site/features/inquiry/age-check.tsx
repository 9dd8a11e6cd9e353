import { useId } from 'react';
import type { FormField } from '../../shared/form/form-field';

/** The 21+ rule and its confirmation in one checkbox. */
export function AgeCheck({ error, input }: FormField) {
  const errorId = useId();
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-lg">
        <input
          type="checkbox"
          aria-required
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-6 shrink-0 accent-copper-deep"
          {...input}
        />
        <span>
          <strong>21+ only.</strong> I am 21 or older. The recipient must be 21 or older and show a valid ID at
          delivery.
        </span>
      </label>
      {error && (
        <p id={errorId} className="mt-2 text-base font-semibold text-rust-deep">
          {error}
        </p>
      )}
    </div>
  );
}
