export const shippingStateUid = 'api::shipping-state.shipping-state';

export type ShippingStateDocument = {
  documentId: string;
  state: string;
  code: string;
  note: string | null;
  lastReviewed: string | null;
};
