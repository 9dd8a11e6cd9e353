import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactFormValues, PrivateEventFormValues, ShippingOrderFormValues } from '@domain/inquiry/visitor-input';
import type { SubscribeFormValues } from '@domain/subscriber/input';
import { get } from './client';
import { sendOnce } from './send-once';
import { withQuery } from './with-query';

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

export const newsletterQueries = {
  /** The masked e-mail address that the token of an unsubscribe link belongs to. Changes nothing. */
  unsubscribe: (token: string) =>
    queryOptions({
      queryKey: ['newsletter', 'unsubscribe', token],
      queryFn: async ({ client, signal }) =>
        get<{ email: string }>(await withQuery('/newsletter/unsubscribe', { token }), { client, signal }),
    }),
};

export const newsletterMutations = {
  subscribe: mutationOptions({
    mutationFn: (subscription: SubscribeFormValues) =>
      sendOnce<{ message: string; needsConfirmation?: true }>('POST', '/newsletter/subscribe', subscription),
  }),
  /** By the token of the link in the email. */
  confirm: mutationOptions({
    mutationFn: (token: string) => sendOnce<{ message: string }>('POST', '/newsletter/confirm', { token }),
  }),
  unsubscribe: mutationOptions({
    mutationFn: async (token: string) =>
      sendOnce<{ message?: string }>('POST', await withQuery('/newsletter/unsubscribe', { token })),
  }),
};
