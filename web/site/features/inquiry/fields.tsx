import type { ReactNode, ChangeEvent, ClipboardEvent, ComponentProps, ComponentType } from 'react';
import { formatPhoneInput, maxPhoneLength, extractDigits } from '@domain/shared/phone-number';
import { Field, Select, TextArea, TextInput } from '../../../ui/field';
import { useWords } from '../../../ui/use-words';
import type { FormField } from '../../shared/inquiry-form';

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Caret position after formatting: behind the same digit as before, or at the end when typing at the end. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (formatted === typed) return caret;
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = countDigits(typed.slice(0, caret));
  if (digitsBefore === 0) return formatted.startsWith('(') ? Math.min(caret, 1) : 0;
  let seen = 0;
  for (let position = 0; position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
    if (seen === digitsBefore) return position + 1;
  }
  return formatted.length;
}

const maxOtherLength = 40;

/** Numbers that begin with a country code or a prefix are longer until they are complete; others are kept for the error. */
const maxLengthOf = (value: string) =>
  value.length > maxPhoneLength || /^\(?[+＋01]/.test(value) ? maxOtherLength : maxPhoneLength;

function show(input: HTMLInputElement, value: string) {
  input.value = value;
  input.maxLength = maxLengthOf(value);
}

/**
 * A complete number fills the length: more digits are not accepted, but an extension is, and is kept for the error. Phone
 * keyboards insert suggestions and copied numbers as a whole, without a paste event; they may be longer than their format.
 */
function makeRoom({ currentTarget, data }: InputEvent) {
  if (!(currentTarget instanceof HTMLInputElement) || !data) return;
  const isFull = currentTarget.value.length >= maxPhoneLength;
  if (isFull ? !/^\d+$/.test(data) : data.length > 1) currentTarget.maxLength = maxOtherLength;
}

/**
 * Formats the number as (555) 555-5555 while typing and keeps the caret at its digit; formats earlier input on hydration,
 * before which nothing limits its length.
 */
function PhoneInput(props: ComponentProps<'input'>) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    const formatted = formatPhoneInput(typed);
    const position = caretAfterFormat(typed, caret, formatted);
    show(input, formatted);
    input.setSelectionRange(position, position);
  };
  // `maxLength` would truncate a pasted "+1 (555) 555-5555".
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim().slice(0, maxOtherLength);
    const formatted = formatPhoneInput(pasted);
    if (extractDigits(pasted).length < 10 && formatted !== pasted) return;
    event.preventDefault();
    const input = event.currentTarget;
    show(input, formatted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handleRef = (input: HTMLInputElement | null) => {
    if (input) show(input, formatPhoneInput(input.value));
    // React's own event is not that of the browser.
    input?.addEventListener('beforeinput', makeRoom);
  };
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(555) 555-5555"
      {...props}
      ref={handleRef}
      onChange={handleChange}
      onPaste={handlePaste}
    />
  );
}

/** Ordered as in `VisitorFields`. */
export const emptyVisitor = { name: '', email: '', phone: '' };

type FieldProps = FormField & {
  label: string;
  hint?: ReactNode;
  /** Else the label says "(optional)". */
  required?: boolean;
};

const inField = <Props extends object>(Input: ComponentType<Props>) =>
  function InField({
    error,
    input,
    label,
    required = false,
    hint,
    ...rest
  }: FieldProps & Omit<Props, keyof FieldProps>) {
    const controlProps = { ...input, ...rest } as unknown as Props;
    return (
      <Field label={label} required={required} hint={hint} error={error}>
        <Input {...controlProps} />
      </Field>
    );
  };

type Option = { value: string; label: string };

function OptionSelect({ options, ...rest }: ComponentProps<'select'> & { options: readonly Option[] }) {
  const toWord = useWords();
  return (
    <Select {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {toWord(label)}
        </option>
      ))}
    </Select>
  );
}

export const TextField = inField(TextInput);
export const TextAreaField = inField(TextArea);
export const SelectField = inField(OptionSelect);
const PhoneField = inField(PhoneInput);

type VisitorFieldsProps = {
  field: (name: 'name' | 'email' | 'phone') => FormField;
  /** Further fields of this group. */
  children?: ReactNode;
};

/** Name, email and phone in two columns; a last field that is alone in its row spans both. */
export function VisitorFields({ field, children }: VisitorFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 phone:grid-cols-2 phone:gap-x-4 phone:*:nth-[-n+3]:col-span-2 phone:*:last:even:col-span-2 sm:grid-cols-2 sm:*:last:odd:col-span-2">
      <TextField {...field('name')} label="Name" required autoComplete="name" />
      <TextField {...field('email')} label="Email" required type="email" autoComplete="email" />
      <PhoneField {...field('phone')} label="Phone" />
      {children}
    </div>
  );
}
