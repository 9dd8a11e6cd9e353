/** From a checked form to the inquiry that is stored: common fields by name, the form's own as details. */
import { isSpam } from '../shared/honeypot';
import type { ContactInput } from './contact-input';
import type { Inquiry, InquiryKind } from './inquiry';
import type { PrivateEventInput } from './private-event-input';
import type { ShippingOrderInput } from './shipping-order-input';

export type NewInquiry = Omit<Inquiry, '_id' | 'createdAt' | 'updatedAt'>;

type Common = { name: string; email: string; phone?: string | null; message?: string | null; website: string };

const inquiry = (kind: InquiryKind, input: Common, details: Record<string, string>): NewInquiry => ({
  kind,
  status: isSpam(input) ? 'spam' : 'new',
  name: input.name,
  email: input.email,
  phone: input.phone ?? null,
  message: input.message ?? null,
  details,
});

export const contactInquiry = (input: ContactInput) => inquiry('contact', input, { subject: input.subject });

export const privateEventInquiry = (input: PrivateEventInput) =>
  inquiry('private-event', input, { eventType: input.eventType });

export const shippingOrderInquiry = (input: ShippingOrderInput) => {
  const { address, beerSelections, quantity, preferredDate } = input;
  return inquiry('shipping-order', input, {
    address,
    beerSelections,
    quantity,
    ...(preferredDate ? { preferredDate } : {}),
  });
};
