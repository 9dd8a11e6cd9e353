/** Parameters of the newsletter lists and of unsubscribing. */
import * as z from 'zod';
import { pageParameters } from '../http/pagination';
import { queryFlag, queryText } from '../http/query';

export const subscriberListQuery = z.object({ ...pageParameters(20), active: queryFlag('active') });
export type SubscriberListQuery = z.output<typeof subscriberListQuery>;

export const subscriberCsvQuery = z.object({ active: queryFlag('active') });
export type SubscriberCsvQuery = z.output<typeof subscriberCsvQuery>;

/** An odd token is simply one that nobody has. */
export const unsubscribeQuery = z.object({ token: queryText('token', 500).catch(undefined) });
