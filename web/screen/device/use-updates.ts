import type { Board } from '@domain/board/board';
import { isUpdateTime } from '../sleep';
import { useEffect } from 'react';
import { withJitter } from './schedule';
import { updateIfNew } from './updates';

const checkMs = 20 * 60_000;

/** Loads new versions at night. */
export function useUpdates(board: Board | null) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isUpdateTime(board, new Date())) void updateIfNew();
    }, withJitter(checkMs));
    return () => clearInterval(timer);
  }, [board]);
}
