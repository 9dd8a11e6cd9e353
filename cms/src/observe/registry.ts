import { Registry } from 'prom-client';

/** What `/metrics` shows of the CMS. */
export const registry = new Registry();

export const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
