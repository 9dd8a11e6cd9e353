import type { InquiryKind, InquiryStatus } from '#domain/inquiry/constants';
import type { InquiryRecord } from '#domain/inquiry/schema';
import { toSearchText } from '#domain/shared/fold-text';
import type { DerivedColumns } from '#lib/derived-columns';
import { toText, toInstant, emptyToNull } from '#lib/stored-values';

export const inquiryUid = 'api::inquiry.inquiry';

export type InquiryDocument = {
  id: number;
  documentId: string;
  kind: InquiryKind;
  inquiryStatus: InquiryStatus;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  details: unknown;
  createdAt: string | Date;
  updatedAt: string | Date;
};

const sources = ['name', 'email', 'message'];

export const derivedInquiryColumns: DerivedColumns = {
  uid: inquiryUid,
  sources,
  sorted: [],
  derive: (row) => ({ searchText: toSearchText(sources.map((name) => toText(row[name]))) }),
};

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
