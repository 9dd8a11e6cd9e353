import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { findOtherState, otherStateText } from '@domain/shipping/other-state';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { shippingQueries } from '../../../api/shipping';
import { Field, TextArea } from '../../../ui/field';
import type { FormField } from '../../shared/form/form-field';
import type { ShippingFormValues } from './shipping-form-values';

/** The delivery address, with the states we ship to and a warning about another state. It can be sent all the same. */
export function AddressField({ field, control }: { field: FormField; control: Control<ShippingFormValues> }) {
  const { data: states = null } = useQuery(shippingQueries.states());
  const address = useWatch({ control, name: 'address' });
  // "Portland, ME" is not finished as long as the visitor types "Portland, Me"; autofill needs no focus.
  const [isTyping, setTyping] = useState(false);
  const otherState = states && states.length > 0 && !isTyping ? findOtherState(address, states) : null;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyping(event.currentTarget === document.activeElement);
    return field.input.onChange(event);
  };
  const handleBlur = (event: FocusEvent<HTMLTextAreaElement>) => {
    setTyping(false);
    return field.input.onBlur(event);
  };
  return (
    <Field
      label="Delivery address"
      required
      error={field.error}
      hint={
        <>
          <p>
            Street, city, state and ZIP code.
            {states && ` ${describeCoverage(states)}`}
          </p>
          <div role="status">{otherState && <OtherStateWarning code={otherState} />}</div>
        </>
      }
    >
      <TextArea rows={2} autoComplete="street-address" {...field.input} onChange={handleChange} onBlur={handleBlur} />
    </Field>
  );
}

function describeCoverage(states: readonly ShippingState[]): string {
  const names = states.map(({ state }) => state);
  const last = names.at(-1);
  if (!last) return 'We aren’t shipping right now, but you can still send a request.';
  const others = names.slice(0, -1).join(', ');
  return `We ship to ${others ? `${others} and ${last}` : last}.`;
}

const OtherStateWarning = ({ code }: { code: string }) => (
  <p className="mt-2 flex items-start gap-3 border-l-4 border-copper-deep bg-foam px-4 py-3 font-semibold">
    <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-copper-deep" />
    <span>{otherStateText(code)} You can still send your request, and we’ll tell you what we can do.</span>
  </p>
);
