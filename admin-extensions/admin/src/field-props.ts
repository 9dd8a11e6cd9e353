/** What Strapi passes to the input of a custom field. */
import type { ComponentType, ReactNode } from 'react';

export type FieldProps = {
  name: string;
  value?: string | null;
  onChange: (name: string, value: string | null) => void;
  label: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  error?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/** Strapi's type of inputs lacks their props. */
export const toInput = (input: ComponentType<never>) => ({ default: input as ComponentType });
