/** Runs single cases, and checks after each class that the product still runs. */
import { accounts } from './accounts.ts';
import { createAttacker, post } from './attacker.ts';
import { attack, type AttackCase, type AttackClass, describeReply } from './attack-case.ts';
import { responds } from '../cluster/responds.ts';
import type { Target } from './target.ts';

type CaseResult = { goal: string; problems: string[] };

const confirmEveryMs = 5 * 60_000;
const confirmations = new WeakMap<Target, number>();

/** The session of the admin, with which cases prepare data, does not become stale. */
async function confirmAdmin(target: Target): Promise<void> {
  const last = confirmations.get(target);
  if (last !== undefined && performance.now() - last < confirmEveryMs) return;
  const reply = await createAttacker(target).send({
    ...post('/api/auth/confirm-password', 'admin'),
    body: { password: accounts.admin.password },
  });
  if (reply.status !== 200) throw new Error(`The admin could not confirm the password: ${describeReply(reply)}`);
  confirmations.set(target, performance.now());
}

export async function runCase(target: Target, { goal, attempt }: AttackCase): Promise<CaseResult> {
  await confirmAdmin(target);
  const attacker = createAttacker(target);
  const crashes = target.crashes();
  const finding = await attempt(attacker).catch((error: unknown) => `the attempt ended with ${String(error)}`);
  const problems = [...(finding ? [finding] : []), ...attacker.leaks];
  if (target.crashes() > crashes) problems.push('a service crashed');
  return { goal, problems };
}

/** Runs after the other cases of a class. */
const staysAvailable = attack('stop the site or the panel by all of these', async ({ target }) => {
  const urls = ['/readyz', '/', '/api/beers'].map((path) => target.siteUrl + path);
  for (const url of [...urls, `${target.cmsUrl}/readyz`]) {
    if (!(await responds(url))) return `${url} does not respond`;
  }
  return null;
});

export const listCases = ({ cases }: AttackClass, target: Target, isQuick: boolean): AttackCase[] => [
  ...cases(target).filter(({ isLong }) => !(isLong && isQuick)),
  staysAvailable,
];
