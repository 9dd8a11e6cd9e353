export const shippingStateUid = 'api::shipping-state.shipping-state';

export type ShippingStateDocument = {
  state: string;
  code: string;
  note: string | null;
  lastReviewed: string | null;
};
