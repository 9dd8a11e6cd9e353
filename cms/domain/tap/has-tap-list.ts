import type { TapList } from './tap-list';

/** Whether visitors see a tap list of the taproom. Between two kegs, a short list may only have what was just kicked. */
export const hasTapList = ({ on, justKicked }: Pick<TapList, 'on' | 'justKicked'>) =>
  on.length > 0 || justKicked.length > 0;
