/** The call of a press. */
import type { NextDrink, Press } from '@domain/tap/press';

type PressRequest = { path: string; body: object };

const toNext = ({ choice, pours }: NextDrink) => (pours ? { ...choice, pours } : choice);

export function toRequest({ taproom, command, pressedAt }: Press): PressRequest {
  const base = `/taps/admin/${taproom}`;
  switch (command.type) {
    case 'swap': {
      const { tap, expected, reason, next } = command;
      return { path: `${base}/taps/${tap}/swap`, body: { expected, reason, next: toNext(next), pressedAt } };
    }
    case 'kick': {
      const { tap, expected, reason } = command;
      return { path: `${base}/taps/${tap}/kick`, body: { expected, reason, pressedAt } };
    }
    case 'level': {
      const { tap, expected, level } = command;
      return { path: `${base}/taps/${tap}/level`, body: { expected, level, pressedAt } };
    }
    case 'plan':
      return { path: `${base}/on-deck`, body: { tap: command.tap, ...toNext(command.next), pressedAt } };
    case 'check':
      return { path: `${base}/checks`, body: { pressedAt } };
    case 'undo':
      return { path: `${base}/undo`, body: { key: command.key } };
  }
}
