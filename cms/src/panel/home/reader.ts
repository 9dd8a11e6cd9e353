/** Whether the signed-in panel user may read the records of a type. */
import type { Context } from 'koa';

export type Reader = (uid: string) => boolean;

type Ability = { can(action: string, subject?: string): boolean };

const mediaUid = 'plugin::upload.file';

export function readerOf({ state }: Context): Reader {
  const ability = state['userAbility'] as Ability;
  return (uid) =>
    uid === mediaUid ? ability.can('plugin::upload.read') : ability.can('plugin::content-manager.explorer.read', uid);
}
