/** Distributors, and the states that orders are shipped to. */
import { addDays } from '#domain/time/plain-date';
import { distributorUid } from '../api/distributor/document';
import { shippingStateUid } from '../api/shipping-state/document';
import { createMissing } from './create-missing';
import { distributors } from './data/distributors';
import { shippingStates } from './data/shipping-states';

export const seedDistributors = () =>
  createMissing(distributors, {
    uid: distributorUid,
    attribute: 'name',
    key: ({ name }) => name,
    create: ({ coordinates, phone, region, ...distributor }) =>
      strapi.documents(distributorUid).create({
        data: {
          ...distributor,
          ...(phone ? { phone } : {}),
          ...(region ? { region } : {}),
          latitude: coordinates.lat,
          longitude: coordinates.lng,
        },
      }),
  });

export const seedShippingStates = (today: string) =>
  createMissing(shippingStates, {
    uid: shippingStateUid,
    attribute: 'code',
    key: ({ code }) => code,
    create: ({ state, code, note }) =>
      strapi.documents(shippingStateUid).create({
        data: { state, code, enabled: true, lastReviewed: addDays(today, -30), ...(note ? { note } : {}) },
      }),
  });
