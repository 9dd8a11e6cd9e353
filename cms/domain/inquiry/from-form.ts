/** Converts a validated form to a new inquiry. Form-specific fields become `details`. */
import { isSpam } from '../shared/fields';
import type { ContactInput, PrivateEventInput, ShippingOrderInput } from './visitor-input';
import type { InquiryKind } from './constants';
import type { InquiryRecord } from './schema';

export type NewInquiry = Omit<InquiryRecord, '_id' | 'createdAt' | 'updatedAt'>;

type CommonFields = { name: string; email: string; phone?: string | null; message?: string | null; website: string };

const toInquiry = (kind: InquiryKind, input: CommonFields, details: Record<string, string>): NewInquiry => ({
  kind,
  status: isSpam(input) ? 'spam' : 'new',
  name: input.name,
  email: input.email,
  phone: input.phone ?? null,
  message: input.message ?? null,
  details,
});

export const toContactInquiry = (input: ContactInput) => toInquiry('contact', input, { subject: input.subject });

export const toPrivateEventInquiry = (input: PrivateEventInput) => {
  const { eventType, taproom, eventDate, guestCount } = input;
  return toInquiry('private-event', input, {
    eventType,
    ...(taproom ? { taproom } : {}),
    ...(eventDate ? { eventDate } : {}),
    ...(guestCount ? { guestCount: String(guestCount) } : {}),
  });
};

export const toShippingOrderInquiry = (input: ShippingOrderInput) => {
  const { address, beerSelections, quantity, preferredDate } = input;
  return toInquiry('shipping-order', input, {
    address,
    beerSelections,
    quantity,
    ...(preferredDate ? { preferredDate } : {}),
  });
};
