import * as z from 'zod';
import { maxMessageLength } from '#domain/inquiry/limits';
import { visitorEmail, visitorName } from '#domain/inquiry/visitor-fields';
import { visitorPhone } from '#domain/shared/phone-field';
import { optionalText } from '#domain/shared/text-field';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

const detailsMessage = 'Please enter names and texts, such as {"subject": "Tours"}';

const isDetails = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string' && text.length <= maxMessageLength));

const input = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  message: optionalText({ label: 'Message', max: maxMessageLength, multiline: true }),
  // All its errors are at the one field of the form.
  details: z.custom(isDetails, detailsMessage).optional(),
});

const changes = input.partial();

export const inquiryRules: InputRules = {
  toInput: (data) => pickFields(data, Object.keys(input.shape)),
  schema: (stored) => (stored ? changes : input),
  toAttributes: ({ details: _details, ...fields }) => fields,
  attributePaths: {},
};
