/** Cases of the attack test: what an attacker wants, and how the attempt is made. */
import type { Attacker, AttackRequest } from './attacker.ts';
import type { Reply } from './http.ts';
import type { Target } from './target.ts';

/** What the attacker achieved; nothing if the attempt failed, as it must. */
export type Finding = string | null | undefined | void;

export type AttackCase = {
  /** A clause such as `read an inquiry without signing in`. */
  goal: string;
  /**
   * Every response is also checked by the attacker itself: none may contain private data, a stack trace or a server error
   * (see `leaks.ts`).
   */
  attempt: (attacker: Attacker) => Promise<Finding>;
  /** Takes seconds: left out of `npm test`. */
  isLong?: true;
};

export const attack = (goal: string, attempt: AttackCase['attempt']): AttackCase => ({ goal, attempt });

export type AttackClass = { name: string; cases: (target: Target) => AttackCase[] };

/**
 * Marks cases of a table of two dimensions, listed row by row, as long. `npm test` runs the diagonals, which have each
 * row and each column; `npm run test:attack` runs all.
 */
export function diagonals(columns: number, cases: AttackCase[]): AttackCase[] {
  const distance = Math.min(columns, cases.length / columns);
  return cases.map((attackCase, index) =>
    (Math.floor(index / columns) - (index % columns)) % distance === 0 ? attackCase : { ...attackCase, isLong: true },
  );
}

/** A list of texts without spaces, with backslashes as they are. */
export const words = ({ raw }: TemplateStringsArray): string[] => raw.join('').trim().split(/\s+/);

export const describeReply = ({ status, text }: Pick<Reply, 'status' | 'text'>) =>
  `${status}: ${text.slice(0, 160).replaceAll(/\s+/g, ' ')}`;

/** One request, whose response must have one of these statuses. */
export const refused = (goal: string, request: AttackRequest, statuses: readonly number[]) =>
  attack(goal, async ({ send }) => {
    const reply = await send(request);
    return statuses.includes(reply.status) ? null : `got ${describeReply(reply)}`;
  });
