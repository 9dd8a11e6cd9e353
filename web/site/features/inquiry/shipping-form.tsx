import { useMutation, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { maxShippingMessageLength } from '@domain/inquiry/constants';
import { findOtherState, shippingRequestTexts, otherStateText } from '@domain/shipping/destination';
import type { ShippingState } from '@domain/shipping/schema';
import { contactMutations } from '../../../api/forms';
import { shippingQueries } from '../../../api/content';
import { Field, TextArea } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { type FormField, type FormRef, InquiryForm, useFormValue, useInquiryForm } from '../../shared/inquiry-form';
import { useToday } from '../../shared/use-today';
import { BeerSelectionsField, emptyShippingForm } from './beer-selections-field';
import { TextAreaField, TextField, VisitorFields } from './fields';

/** The delivery address, with the states we ship to and a warning about another state. It can be sent all the same. */
function AddressField({ field, formRef }: { field: FormField; formRef: FormRef }) {
  const toWord = useWords();
  const { data: states = null } = useQuery(shippingQueries.states());
  const address = useFormValue(formRef, 'address');
  // "Portland, ME" is not finished as long as the visitor types "Portland, Me"; autofill needs no focus.
  const [isTyping, setTyping] = useState(false);
  const otherState = states && states.length > 0 && !isTyping ? findOtherState(address, states) : null;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyping(event.currentTarget === document.activeElement);
  };
  return (
    <Field
      label="Delivery address"
      required
      error={field.error}
      hint={
        <>
          <p>
            {toWord('Street, city, state and ZIP code.')}
            {states && ` ${describeCoverage(states)}`}
          </p>
          <div role="status">{otherState && <OtherStateWarning code={otherState} />}</div>
        </>
      }
    >
      <TextArea
        rows={2}
        autoComplete="street-address"
        {...field.input}
        onChange={handleChange}
        onBlur={() => setTyping(false)}
      />
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

/** Live character counter; announced to screen readers only above the limit. */
function MessageCounter({ formRef }: { formRef: FormRef }) {
  const { length } = useFormValue(formRef, 'message');
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

const confirmation =
  'By sending this request you confirm that you are 21 or older. The recipient must be 21 or older and show a valid ID at delivery.';

const errorMessages = {
  fallback: 'Failed to send order request. Please try again.',
  network: 'Failed to send order request. Please check your connection and try again.',
};

/** The order form on /shipping. */
export function ShippingForm() {
  const today = useToday();
  const { mutateAsync } = useMutation(contactMutations.requestShippingOrder);
  const { data: states = [] } = useQuery(shippingQueries.states());
  // Success clears the form, with the warning at the address.
  const [sentAddress, setSentAddress] = useState('');
  const otherState = states.length > 0 ? findOtherState(sentAddress, states) : null;
  const form = useInquiryForm({
    defaultValues: emptyShippingForm,
    loadSchema: () =>
      import('@domain/inquiry/visitor-input').then(({ shippingOrderInput }) => shippingOrderInput(today)),
    send: (values) => {
      setSentAddress(values.address);
      return mutateAsync(values);
    },
    errorMessages,
  });
  return (
    <InquiryForm
      {...form}
      label="Shipping order request"
      submitLabel="Send Order Request"
      next={shippingRequestTexts(otherState).map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      note={
        <>
          <strong>
            <Word>21+ only.</Word>
          </strong>{' '}
          <Word>{confirmation}</Word>
        </>
      }
    >
      <VisitorFields field={form.field} />
      <AddressField field={form.field('address')} formRef={form.formRef} />
      <BeerSelectionsField beers={form.field('beerSelections')} formRef={form.formRef} setValue={form.setValue} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField {...form.field('quantity')} label="Quantity" required hint="For example, 2 cases" />
        <TextField {...form.field('preferredDate')} label="Preferred delivery date" type="date" min={today} />
      </div>
      <TextAreaField
        {...form.field('message')}
        label="Message"
        rows={4}
        hint={<MessageCounter formRef={form.formRef} />}
      />
    </InquiryForm>
  );
}
