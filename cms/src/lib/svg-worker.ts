/** Reads one SVG in a thread of its own: clean-svg.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { sanitizeSvg } from './sanitize-svg';

parentPort?.postMessage(sanitizeSvg(String(workerData)));
