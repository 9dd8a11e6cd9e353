import type { InquiryKind, InquiryStatus } from '#domain/inquiry/constants';

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
