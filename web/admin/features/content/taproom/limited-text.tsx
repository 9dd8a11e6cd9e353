import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TaproomFormApi, TaproomFormValues } from './taproom-form-values';

type TextName = {
  [Name in keyof TaproomFormValues]: TaproomFormValues[Name] extends string ? Name : never;
}[keyof TaproomFormValues];

type LimitedTextProps = {
  form: TaproomFormApi;
  name: TextName;
  label: string;
  max: number;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  isMultiline?: boolean;
};

/** A text whose length is counted from three quarters of its limit on. */
export function LimitedText({ form, name, label, max, hint, isMultiline = false, ...rest }: LimitedTextProps) {
  const { length } = form.values[name];
  const counter = length >= max * 0.75 ? `${length} of ${max} characters` : null;
  const props = {
    label,
    description: [hint, counter].filter(Boolean).join(' · ') || undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    ...rest,
    ...form.getInputProps(name),
  };
  return isMultiline ? <Textarea autosize minRows={2} maxRows={12} {...props} /> : <TextInput {...props} />;
}
