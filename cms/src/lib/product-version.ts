import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsDir } from './settings';

/** Of `cms/package.json`. */
export const productVersion: string = JSON.parse(readFileSync(join(cmsDir, 'package.json'), 'utf8')).version;
