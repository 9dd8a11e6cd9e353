import { shippingStateFields, shippingStateInput, shippingStateUpdate } from '#domain/shipping/input';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

export const shippingStateRules: InputRules = {
  toInput: (data) => pickFields(data, Object.keys(shippingStateFields)),
  schema: (stored) => (stored ? shippingStateUpdate : shippingStateInput),
  toAttributes: (input) => input,
  attributePaths: {},
};
