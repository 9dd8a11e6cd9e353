import { useCallback, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { findOtherState, shippingRequestTexts } from '@domain/shipping/other-state';
import { contactMutations } from '../../../api/contact';
import { shippingQueries } from '../../../api/shipping';
import { Field, TextArea, TextInput } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';
import { AddressField } from './address-field';
import { BeerSelectionsField } from './beer-selections-field';
import { MessageCounter } from './message-counter';
import { emptyShippingForm, type ShippingFormValues } from './shipping-form-values';
import { VisitorFields } from './visitor-fields';

const errorMessages = {
  fallback: 'Failed to send order request. Please try again.',
  network: 'Failed to send order request. Please check your connection and try again.',
};

/** The order form on /shipping. `today` is the earliest delivery date. */
export function ShippingForm({ today }: { today: string }) {
  const { mutateAsync } = useMutation(contactMutations.requestShippingOrder);
  const loadSchema = useCallback(
    () => import('@domain/inquiry/shipping-order-input').then(({ shippingOrderInput }) => shippingOrderInput(today)),
    [today],
  );
  const { data: states = [] } = useQuery(shippingQueries.states());
  // Success clears the form, with the warning at the address.
  const [sentAddress, setSentAddress] = useState('');
  const otherState = states.length > 0 ? findOtherState(sentAddress, states) : null;
  const send = (values: ShippingFormValues) => {
    setSentAddress(values.address);
    return mutateAsync(values);
  };
  const form = useInquiryForm({ defaultValues: emptyShippingForm, loadSchema, send, errorMessages });
  // Registered in visual order: react-hook-form focuses the first invalid field.
  const [name, email, phone] = [form.field('name'), form.field('email'), form.field('phone')];
  const [address, beers] = [form.field('address'), form.field('beerSelections')];
  const quantity = form.field('quantity');
  const [preferredDate, message] = [form.field('preferredDate'), form.field('message')];

  return (
    <InquiryForm
      {...form}
      label="Shipping order request"
      honeypot={form.field('website').input}
      submitLabel="Send Order Request"
      next={
        <>
          {shippingRequestTexts(otherState).map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </>
      }
      note={
        <>
          <strong>21+ only.</strong> By sending this request you confirm that you are 21 or older. The recipient must be
          21 or older and show a valid ID at delivery.
        </>
      }
    >
      <VisitorFields name={name} email={email} phone={phone} />
      <AddressField field={address} control={form.control} />
      <BeerSelectionsField beers={beers} control={form.control} setValue={form.setValue} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label="Quantity" required error={quantity.error} hint="For example, 2 cases">
          <TextInput {...quantity.input} />
        </Field>
        <Field label="Preferred delivery date" required={false} error={preferredDate.error}>
          <TextInput type="date" min={today} {...preferredDate.input} />
        </Field>
      </div>
      <Field label="Message" required={false} error={message.error} hint={<MessageCounter control={form.control} />}>
        <TextArea rows={4} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
