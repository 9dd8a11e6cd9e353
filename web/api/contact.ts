import { mutationOptions } from '@tanstack/react-query';
import type { ContactFormValues } from '@domain/inquiry/contact-input';
import type { PrivateEventFormValues } from '@domain/inquiry/private-event-input';
import type { ShippingOrderFormValues } from '@domain/inquiry/shipping-order-input';
import { sendOnce } from './send-once';

type Confirmation = { message: string };

export const contactMutations = {
  sendMessage: mutationOptions({
    mutationFn: (message: ContactFormValues) => sendOnce<Confirmation>('POST', '/contact/submit', message),
  }),
  requestPrivateEvent: mutationOptions({
    mutationFn: (request: PrivateEventFormValues) => sendOnce<Confirmation>('POST', '/contact/private-event', request),
  }),
  requestShippingOrder: mutationOptions({
    mutationFn: (order: ShippingOrderFormValues) => sendOnce<Confirmation>('POST', '/contact/shipping-order', order),
  }),
};
