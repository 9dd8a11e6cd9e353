/** The fields of a distributor, which power users enter in the panel. */
import * as z from 'zod';
import { coordinateField } from '../location/coordinate-field';
import { messages } from '../shared/messages';
import { normalizePhone } from '../shared/phone-format';
import { optionalText, requiredText } from '../shared/text-field';

export const distributorFields = {
  name: requiredText({ label: 'Name', max: 120, required: 'Please enter a name' }),
  address: requiredText({ label: 'Address', max: 300, required: 'Please enter an address' }),
  phone: optionalText({ label: 'Phone', max: 40 }).transform((text) => text && normalizePhone(text)),
  country: requiredText({ label: 'Country', max: 60, required: 'Please enter a country' }),
  region: optionalText({ label: 'State', max: 60 }),
  latitude: coordinateField('lat'),
  longitude: coordinateField('lng'),
};

export const distributorInput = z.object(distributorFields, { error: messages.notAnObject });
export const distributorUpdate = distributorInput.partial();
