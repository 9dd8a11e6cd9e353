export const inquiryKinds = ['contact', 'private-event', 'shipping-order'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStatuses = ['new', 'answered', 'archived', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export type Inquiry = {
  _id: string;
  kind: InquiryKind;
  status: InquiryStatus;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** The form's other fields, such as `subject`, `eventType`, `address`. */
  details: Record<string, string>;
  createdAt: string;
  updatedAt: string;
};
