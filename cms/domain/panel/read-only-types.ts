/** Types that the panel shows, but does not change: tap lists, whose changes follow the rules of the bar. */
const readOnlyTypes = ['api::tap.tap', 'api::pouring.pouring', 'api::list-check.list-check'];

export const isReadOnlyType = (uid: string): boolean => readOnlyTypes.includes(uid);
