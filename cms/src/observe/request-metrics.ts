import { Counter, Histogram } from 'prom-client';
import { registry, secondsBuckets } from './registry';

const registers = [registry];

const requests = new Counter({
  name: 'cms_http_requests_total',
  help: 'Responses by route and status',
  labelNames: ['route', 'method', 'status'],
  registers,
});
const duration = new Histogram({
  name: 'cms_http_request_duration_seconds',
  help: 'Duration of responses by route',
  labelNames: ['route', 'method'],
  buckets: secondsBuckets,
  registers,
});

type ObservedRequest = { method: string; route: string; status: number; durationMs: number };

export function observeRequest({ method, route, status, durationMs }: ObservedRequest): void {
  requests.inc({ method, route, status });
  duration.observe({ method, route }, durationMs / 1000);
}
