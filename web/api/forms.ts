import { mutationOptions } from '@tanstack/react-query';
import type { ContactFormValues, PrivateEventFormValues, ShippingOrderFormValues } from '@domain/inquiry/visitor-input';
import type { SubscribeFormValues } from '@domain/subscriber/input';
import { toQueryString } from '../domain/query-string';
import { readQuery } from './read-query';
import { sendOnce } from './send-once';

/** A form that is sent at most once. */
const postForm = <Values>(path: string) =>
  mutationOptions({ mutationFn: (values: Values) => sendOnce<{ message: string }>('POST', path, values) });

export const contactMutations = {
  sendMessage: postForm<ContactFormValues>('/contact/submit'),
  requestPrivateEvent: postForm<PrivateEventFormValues>('/contact/private-event'),
  requestShippingOrder: postForm<ShippingOrderFormValues>('/contact/shipping-order'),
};

const unsubscribePath = (token: string) => `/newsletter/unsubscribe${toQueryString({ token })}`;

export const newsletterQueries = {
  /** The masked e-mail address that the token of an unsubscribe link belongs to. Changes nothing. */
  unsubscribe: (token: string) =>
    readQuery(['newsletter', 'unsubscribe', token], unsubscribePath(token), ({ email }: { email: string }) => email),
};

/** The subscription needs a confirmation with double opt-in. */
export const sendSubscription = (values: SubscribeFormValues) =>
  sendOnce<{ message: string; needsConfirmation?: true }>('POST', '/newsletter/subscribe', values);

export const newsletterMutations = {
  /** Takes the token of the link in the email. */
  confirm: postForm<{ token: string }>('/newsletter/confirm'),
  unsubscribe: mutationOptions({ mutationFn: (token: string) => sendOnce('POST', unsubscribePath(token)) }),
};
