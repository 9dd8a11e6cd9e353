import { useWatch, type Control } from 'react-hook-form';
import { maxShippingMessageLength } from '@domain/inquiry/limits';
import type { ShippingFormValues } from './shipping-form-values';

/** Live character counter; announced to screen readers only above the limit. */
export function MessageCounter({ control }: { control: Control<ShippingFormValues> }) {
  const { length } = useWatch({ control, name: 'message' });
  const excess = length - maxShippingMessageLength;
  return (
    <span className={`tabular-nums ${excess > 0 ? 'font-semibold text-rust-light in-[.on-light]:text-rust-deep' : ''}`}>
      {length} / {maxShippingMessageLength} characters
      <span className="sr-only" role="status">
        {excess > 0 && `${excess} characters over the limit`}
      </span>
    </span>
  );
}
