export const inquiryKinds = ['contact', 'private-event', 'shipping-order'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStatuses = ['new', 'answered', 'archived', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
