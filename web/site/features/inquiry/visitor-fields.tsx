import type { ReactNode } from 'react';
import { Field, TextInput } from '../../../ui/field';
import type { FormField } from '../../shared/form/form-field';
import { PhoneInput } from '../../shared/form/phone-input';

type VisitorFieldsProps = {
  name: FormField;
  email: FormField;
  phone: FormField;
  /** Further fields of this group. */
  children?: ReactNode;
};

/** Name, email and phone in two columns; a last odd field spans both. */
export function VisitorFields({ name, email, phone, children }: VisitorFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 sm:*:last:odd:col-span-2">
      <Field label="Name" required error={name.error}>
        <TextInput autoComplete="name" {...name.input} />
      </Field>
      <Field label="Email" required error={email.error}>
        <TextInput type="email" autoComplete="email" {...email.input} />
      </Field>
      <Field label="Phone" required={false} error={phone.error}>
        <PhoneInput registration={phone.input} />
      </Field>
      {children}
    </div>
  );
}
