import type { ShippingOrderFormValues } from '@domain/inquiry/shipping-order-input';

export const emptyShippingForm = {
  name: '',
  email: '',
  phone: '',
  address: '',
  beerSelections: '',
  quantity: '',
  preferredDate: '',
  message: '',
  website: '',
} satisfies ShippingOrderFormValues;

export type ShippingFormValues = typeof emptyShippingForm;
