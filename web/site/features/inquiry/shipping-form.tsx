import { useCallback } from 'react';
import { useMutation } from '@tanstack/react-query';
import { contactMutations, type ShippingOrder } from '../../../api/contact';
import { Field, TextArea, TextInput } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';
import { MessageCounter } from './message-counter';
import { VisitorFields } from './visitor-fields';

const blank = {
  name: '',
  email: '',
  phone: '',
  address: '',
  beerSelections: '',
  quantity: '',
  preferredDate: '',
  message: '',
  website: '',
} satisfies ShippingOrder;

const failure = {
  refused: 'Failed to send order request. Please try again.',
  network: 'Failed to send order request. Please check your connection and try again.',
};

/** Asks for a delivery. `today` is the first date that can be chosen, by Auburn's calendar. */
export function ShippingForm({ today }: { today: string }) {
  const { mutateAsync } = useMutation(contactMutations.shippingOrder);
  const loadSchema = useCallback(
    () => import('@domain/inquiry/shipping-order-input').then(({ shippingOrderInput }) => shippingOrderInput(today)),
    [today],
  );
  const form = useInquiryForm({ blank, loadSchema, send: mutateAsync, failure });
  const [name, email, phone, address] = [
    form.field('name'),
    form.field('email'),
    form.field('phone'),
    form.field('address'),
  ];
  const [beers, quantity] = [form.field('beerSelections'), form.field('quantity')];
  const [preferredDate, message] = [form.field('preferredDate'), form.field('message')];

  return (
    <InquiryForm
      {...form}
      label="Shipping order request"
      honeypot={form.field('website').input}
      submitLabel="Send Order Request"
      note={
        <p>
          <strong>21+ only.</strong> The recipient must be 21 or older and show a valid ID at delivery.
        </p>
      }
    >
      <VisitorFields name={name} email={email} phone={phone} />
      <Field label="Delivery address" required error={address.error} hint="Street, city, state and ZIP code">
        <TextArea rows={2} autoComplete="street-address" {...address.input} />
      </Field>
      <Field label="Beer selections" required error={beers.error} hint="Which of our beers you would like">
        <TextArea rows={2} {...beers.input} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Quantity" required error={quantity.error} hint="Such as 2 cases">
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
