/** The recorded versions, by their commit, oldest first. */
import { commit17ff0aee } from './17ff0aee/differences';
import { commit47b38af4 } from './47b38af4/differences';
import { fb9665c } from './fb9665c/differences';
import type { VersionDifferences } from './difference';

export const differencesOf = {
  fb9665c,
  '47b38af4': commit47b38af4,
  '17ff0aee': commit17ff0aee,
} satisfies Record<string, VersionDifferences>;

export type Version = keyof typeof differencesOf;

export const versions = Object.keys(differencesOf) as Version[];
