/** A state of the US that orders are shipped to. `GET /api/shipping-states` answers the enabled ones. */
export type ShippingState = {
  state: string;
  /** Two letters, such as `CA`. */
  code: string;
  note: string | null;
  /** `YYYY-MM-DD`: when somebody last checked that state's rules. */
  lastReviewed: string | null;
};
