/** Query parameters of the newsletter calls. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryBoolean, queryText } from '../shared/query-fields';

export const subscriberListQuery = z.object({ ...pageParams(20), active: queryBoolean('active') });
export type SubscriberListQuery = z.output<typeof subscriberListQuery>;

export const subscriberCsvQuery = z.object({ active: queryBoolean('active') });
export type SubscriberCsvQuery = z.output<typeof subscriberCsvQuery>;

/** An invalid token is treated as an unknown one. */
export const unsubscribeQuery = z.object({ token: queryText('token', 500).catch(undefined) });
