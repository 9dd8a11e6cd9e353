import type { ChangeEvent, ComponentProps } from 'react';

/** Browsers and password managers fill in what is named like a part of a profile, also `website`, the field's name in the API. */
export const honeypotName = 'leave-empty';

type HoneypotProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  /** Called as if the input had the `name`. */
  onChange?: (event: { target: { name: string; value: string } }) => unknown;
};

/** A field that only scripts fill in. Not `display: none`, which some scripts detect. */
export function Honeypot({ name = '', onChange, ...rest }: HoneypotProps) {
  const handleChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    onChange?.({ target: { name, value } });
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden" data-no-print>
      <label>
        Leave this empty
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          {...rest}
          name={honeypotName}
          onChange={handleChange}
        />
      </label>
    </div>
  );
}
