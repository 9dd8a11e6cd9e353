/** Worker thread of `svg-file.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { sanitizeSvg } from './sanitize-svg';

parentPort?.postMessage('ready');
parentPort?.postMessage(sanitizeSvg(String(workerData)));
