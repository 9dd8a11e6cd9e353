/** In the order in which they run. */
import { eventSlugs } from './event-slugs';
import type { Step } from './step';

export const steps: Step[] = [eventSlugs];
