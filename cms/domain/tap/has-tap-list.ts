import type { TapList } from './tap-list';

/** Whether visitors see a tap list. Between two kegs, a list of one tap has only what was just kicked. */
export const hasTapList = ({ on, justKicked }: Pick<TapList, 'on' | 'justKicked'>) =>
  on.length > 0 || justKicked.length > 0;
