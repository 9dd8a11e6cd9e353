/** The call of a press. */
import type { Press } from '@domain/tap/press';

type PressRequest = { path: string; body: object };

export function toRequest({ taproom, command, pressedAt }: Press): PressRequest {
  const base = `/taps/admin/${taproom}`;
  switch (command.type) {
    case 'swap': {
      const { tap, expected, reason, next } = command;
      return { path: `${base}/taps/${tap}/swap`, body: { expected, reason, next: next.choice, pressedAt } };
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
      return { path: `${base}/on-deck`, body: { tap: command.tap, ...command.next.choice, pressedAt } };
    case 'check':
      return { path: `${base}/checks`, body: { pressedAt } };
    case 'undo':
      return { path: `${base}/undo`, body: { key: command.key } };
  }
}
