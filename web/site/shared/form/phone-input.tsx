import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatPhoneInput, extractDigits, maxPhoneLength } from '@domain/shared/phone-format';
import { TextInput } from '../../../ui/field';
import { caretAfterFormat } from './phone-caret';

type PhoneInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { registration: UseFormRegisterReturn };

/** Formats the number as (555) 555-5555 while typing and keeps the caret at its digit; formats earlier input on hydration. */
export function PhoneInput({ registration, ...rest }: PhoneInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const typed = withoutCountryCode(input.value);
    const formatted = formatPhoneInput(typed);
    const position = caretAfterFormat(typed, caret, formatted);
    input.value = formatted;
    input.setSelectionRange(position, position);
    return registration.onChange(event);
  };
  // `maxLength` would truncate a pasted "+1 (555) 555-5555".
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = extractDigits(withoutCountryCode(event.clipboardData.getData('text')));
    if (digits.length < 10) return;
    event.preventDefault();
    const input = event.currentTarget;
    input.value = formatPhoneInput(digits);
    return registration.onChange({ type: 'change', target: input });
  };
  const handleRef = (input: HTMLInputElement | null) => {
    if (input) input.value = formatPhoneInput(withoutCountryCode(input.value));
    registration.ref(input);
  };
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      placeholder="(555) 555-5555"
      maxLength={maxPhoneLength}
      {...rest}
      {...registration}
      ref={handleRef}
      onChange={handleChange}
      onPaste={handlePaste}
    />
  );
}

/** Autofill and the clipboard may give `+1 (555) 555-5555`. */
function withoutCountryCode(text: string): string {
  const digits = extractDigits(text);
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : text;
}
