/** Generated requests to every call of the OpenAPI document, which must describe every response. */
import { randomUUID } from 'node:crypto';
import { fuzzRequests } from '../../../cms/test/fuzz-requests.ts';
import { createResponseCheck, type Operation } from '../../../cms/test/openapi.ts';
import { accounts, type Role } from '../accounts.ts';
import type { AttackCase, AttackClass } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import type { Target } from '../target.ts';

const seed = 20_261_123;
const quickCount = 3;
const longCount = 60;

/** They end sessions of this test, or delete the content that the other calls need. */
const skipped = [
  /^POST \/auth\/logout$/,
  / \/auth\/sessions/,
  / \/auth\/second-factor/,
  /^POST \/setup\/start-empty$/,
  /^PUT \/auth\/users/,
];

const callers: (Role | null)[] = [null, 'moderator', 'admin', 'bartender'];

type Call = { name: string; method: string; path: string; operation: Operation };

const listCalls = ({ document }: Target): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      return { name, method: method.toUpperCase(), path, operation };
    }),
  );

type FuzzOptions = { call: Call; count: number; check: ReturnType<typeof createResponseCheck> };

async function fuzz(
  { send, target, nextAddress }: Attacker,
  { call, count, check }: FuzzOptions,
): Promise<string | null> {
  const { method, path, operation } = call;
  const known = [...Object.values(target.ids), 'auburn', 'home', 'main-website', '0'];
  const requests = fuzzRequests({ path, operation, document: target.document, known, count, seed });
  for (const [index, { path: url, body, type }] of requests.entries()) {
    const as = operation.security.length > 0 ? callers[index % callers.length] : null;
    const reply = await send({
      ...{ method, path: `/api${url}`, body, from: nextAddress() },
      ...(as && { as }),
      headers: {
        ...(type && { 'Content-Type': type }),
        ...(operation.parameters.some(({ name }) => name === 'Idempotency-Key') && { 'Idempotency-Key': randomUUID() }),
      },
    });
    const contentType = reply.headers['content-type'] ?? null;
    const [problem] = check(operation, { status: reply.status, contentType, text: reply.text });
    // The edge refuses some URLs before they reach the API.
    if (problem && ![400, 404, 414, 431].includes(reply.status)) {
      return `${method} ${url.slice(0, 200)} as ${as ?? 'nobody'} with ${String(body).slice(0, 200)}: ${problem.slice(0, 300)}`;
    }
  }
  return null;
}

const stillSignedIn: AttackCase = {
  goal: 'end the sessions of others by all of these',
  attempt: async ({ send }) => {
    for (const role of ['admin', 'moderator', 'bartender'] as const) {
      const { status } = await send({ path: '/api/auth/me', as: role });
      if (status !== 200) return `${accounts[role].email} is signed out`;
    }
    return null;
  },
};

export const fuzzer: AttackClass = {
  name: 'generated requests',
  cases: (target) => {
    const check = createResponseCheck(target.document);
    const calls = listCalls(target).filter(({ name }) => !skipped.some((pattern) => pattern.test(name)));
    const casesOf = (count: number, isLong: boolean) =>
      calls.map((call): AttackCase => ({
        goal: `get an undescribed response from ${call.name} by ${count} generated requests`,
        attempt: (attacker) => fuzz(attacker, { call, count, check }),
        ...(isLong && { isLong: true }),
      }));
    return [...casesOf(quickCount, false), ...casesOf(longCount, true), stillSignedIn];
  },
};
