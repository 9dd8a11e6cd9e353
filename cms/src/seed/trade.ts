/** Where the beers can be had: distributors, and the states that orders are shipped to. */
import { addDays } from '#domain/time/plain-date';
import { distributors } from './data/distributors';
import { shippingStates } from './data/shipping-states';
import { eachMissing } from './each-missing';

const distributorUid = 'api::distributor.distributor';
const shippingStateUid = 'api::shipping-state.shipping-state';

export const seedDistributors = () =>
  eachMissing(distributors, {
    uid: distributorUid,
    by: 'name',
    key: ({ name }) => name,
    make: ({ coordinates, phone, region, ...place }) =>
      strapi.documents(distributorUid).create({
        data: {
          ...place,
          ...(phone ? { phone } : {}),
          ...(region ? { region } : {}),
          latitude: coordinates.lat,
          longitude: coordinates.lng,
        },
      }),
  });

export const seedShippingStates = (today: string) =>
  eachMissing(shippingStates, {
    uid: shippingStateUid,
    by: 'code',
    key: ({ code }) => code,
    make: ({ state, code, note }) =>
      strapi.documents(shippingStateUid).create({
        data: { state, code, enabled: true, lastReviewed: addDays(today, -30), ...(note ? { note } : {}) },
      }),
  });
