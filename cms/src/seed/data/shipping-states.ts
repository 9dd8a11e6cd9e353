import type { ShippingState } from '#domain/shipping/shipping-state';

/** When the demo's rules were last reviewed: a date of their own, not one that moves with the day of the first start. */
export const lastReviewed = '2026-09-14';

/** The ten states that orders are shipped to. */
export const shippingStates: Omit<ShippingState, 'lastReviewed'>[] = [
  { state: 'Arizona', code: 'AZ', note: null },
  { state: 'California', code: 'CA', note: 'Same-day hand-off on weekdays; an adult must sign.' },
  { state: 'Colorado', code: 'CO', note: null },
  { state: 'Idaho', code: 'ID', note: null },
  { state: 'Nevada', code: 'NV', note: null },
  { state: 'New Mexico', code: 'NM', note: null },
  { state: 'Oregon', code: 'OR', note: null },
  { state: 'Texas', code: 'TX', note: 'Two to three days; not shipped in the hottest weeks of summer.' },
  { state: 'Utah', code: 'UT', note: 'Check your county: some do not accept deliveries.' },
  { state: 'Washington', code: 'WA', note: null },
];
