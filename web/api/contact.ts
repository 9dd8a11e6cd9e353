import { mutationOptions } from '@tanstack/react-query';
import type { ContactFormValues } from '@domain/inquiry/contact-input';
import type { PrivateEventFormValues } from '@domain/inquiry/private-event-input';
import type { ShippingOrderFormValues } from '@domain/inquiry/shipping-order-input';
import { send } from './client';

type Confirmation = { message: string };

export const contactMutations = {
  sendMessage: mutationOptions({
    mutationFn: (message: ContactFormValues) => send<Confirmation>('POST', '/contact/submit', message),
  }),
  requestPrivateEvent: mutationOptions({
    mutationFn: (request: PrivateEventFormValues) => send<Confirmation>('POST', '/contact/private-event', request),
  }),
  requestShippingOrder: mutationOptions({
    mutationFn: (order: ShippingOrderFormValues) => send<Confirmation>('POST', '/contact/shipping-order', order),
  }),
};
