/** `POST /api/contact/shipping-order` and its form. */
import * as z from 'zod';
import { honeypot } from '../shared/honeypot';
import { messages } from '../shared/messages';
import { shippingPhone } from '../shared/phone-field';
import { optionalText, requiredText } from '../shared/text-field';
import { maxShippingMessageLength } from './limits';
import { dateFromToday, minLengthText, shippingEmail, visitorName } from './visitor-fields';

/** `today` is the date in Pacific time; the preferred date must not be in the past. */
export const shippingOrderInput = (today: string) =>
  z.object(
    {
      name: visitorName,
      email: shippingEmail,
      phone: shippingPhone,
      address: minLengthText(10, 'Please provide a complete delivery address', {
        label: 'Address',
        max: 300,
        multiline: true,
      }),
      beerSelections: minLengthText(5, 'Please specify your beer preferences', {
        label: 'Beer selections',
        max: 1000,
        multiline: true,
      }),
      quantity: requiredText({ label: 'Quantity', max: 100, required: 'Please specify quantity desired' }),
      preferredDate: dateFromToday(today),
      message: optionalText({ label: 'Message', max: maxShippingMessageLength, multiline: true }),
      website: honeypot,
    },
    { error: messages.notAnObject },
  );
export type ShippingOrderInput = z.output<ReturnType<typeof shippingOrderInput>>;
export type ShippingOrderFormValues = z.input<ReturnType<typeof shippingOrderInput>>;
