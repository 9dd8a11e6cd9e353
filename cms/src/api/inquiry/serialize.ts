import type { Inquiry, InquiryKind, InquiryStatus } from '#domain/inquiry/inquiry';
import { toInstant, emptyToNull } from '#lib/stored-values';

export type StoredInquiry = {
  id: number;
  documentId: string;
  kind: InquiryKind;
  status: InquiryStatus;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  details: unknown;
  createdAt: string | Date;
  updatedAt: string | Date;
};

/** Texts only, whatever somebody wrote into the panel. */
const details = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

export const serializeInquiry = (inquiry: StoredInquiry): Inquiry => ({
  _id: inquiry.documentId,
  kind: inquiry.kind,
  status: inquiry.status,
  name: inquiry.name,
  email: inquiry.email,
  phone: emptyToNull(inquiry.phone),
  message: emptyToNull(inquiry.message),
  details: details(inquiry.details),
  createdAt: toInstant(inquiry.createdAt),
  updatedAt: toInstant(inquiry.updatedAt),
});
