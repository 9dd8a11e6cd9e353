import { mutationOptions } from '@tanstack/react-query';
import { send } from './client';

/** Every form also carries `website`, the honeypot: people leave it empty. */
type Honeypot = { website?: string };

export type ContactMessage = Honeypot & {
  name: string;
  email: string;
  phone?: string;
  subject: string;
  message: string;
};

export type PrivateEventRequest = Honeypot & {
  name: string;
  email: string;
  phone?: string;
  message: string;
  eventType?: string;
};

export type ShippingOrder = Honeypot & {
  name: string;
  email: string;
  phone?: string;
  address: string;
  beerSelections: string;
  quantity: string;
  /** `YYYY-MM-DD` */
  preferredDate?: string;
  message?: string;
};

type Answer = { message: string };

export const contactMutations = {
  submit: mutationOptions({
    mutationFn: (message: ContactMessage) => send<Answer>('POST', '/contact/submit', message),
  }),
  privateEvent: mutationOptions({
    mutationFn: (request: PrivateEventRequest) => send<Answer>('POST', '/contact/private-event', request),
  }),
  shippingOrder: mutationOptions({
    mutationFn: (order: ShippingOrder) => send<Answer>('POST', '/contact/shipping-order', order),
  }),
};
