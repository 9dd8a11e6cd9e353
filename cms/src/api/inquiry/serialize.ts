import type { InquiryRecord } from '#domain/inquiry/inquiry';
import { toInstant, emptyToNull } from '#lib/stored-values';
import type { InquiryDocument } from './document';

/** The panel can store any JSON as details; only strings are returned. */
const serializeDetails = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

export const serializeInquiry = (inquiry: InquiryDocument): InquiryRecord => ({
  _id: inquiry.documentId,
  kind: inquiry.kind,
  status: inquiry.inquiryStatus,
  name: inquiry.name,
  email: inquiry.email,
  phone: emptyToNull(inquiry.phone),
  message: emptyToNull(inquiry.message),
  details: serializeDetails(inquiry.details),
  createdAt: toInstant(inquiry.createdAt),
  updatedAt: toInstant(inquiry.updatedAt),
});
