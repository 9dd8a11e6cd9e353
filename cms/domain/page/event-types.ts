/** For the blocks: see `event-categories.ts`. */
import { eventTypeOptions } from '../inquiry/event-type';

export const privateEventTypes = eventTypeOptions.map(({ value }) => value);
