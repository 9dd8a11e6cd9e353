/** The recorded versions, by their commit. */
import { commit47b38af4 } from './47b38af4/differences';
import { fb9665c } from './fb9665c/differences';
import type { VersionDifferences } from './difference';

export const differencesOf = { fb9665c, '47b38af4': commit47b38af4 } satisfies Record<string, VersionDifferences>;

export type Version = keyof typeof differencesOf;

export const versions = Object.keys(differencesOf) as Version[];
