/** All classes of attacks. A new class is a file in `cases/` and a row here. */
import type { AttackClass } from './attack-case.ts';
import { auditLog } from './cases/audit-log.ts';
import { cachePoisoning } from './cases/cache-poisoning.ts';
import { clientAddress } from './cases/client-address.ts';
import { exhaustion } from './cases/exhaustion.ts';
import { fuzzer } from './cases/fuzz.ts';
import { headers } from './cases/headers.ts';
import { injection } from './cases/injection.ts';
import { lockouts } from './cases/lockouts.ts';
import { malformedHttp } from './cases/malformed-http.ts';
import { panelPort } from './cases/panel-port.ts';
import { paths } from './cases/paths.ts';
import { privateData } from './cases/private-data.ts';
import { redirects } from './cases/redirects.ts';
import { roles } from './cases/roles.ts';
import { secondFactor } from './cases/second-factor.ts';
import { serverSideRequests } from './cases/server-side-requests.ts';
import { sessionAttacks } from './cases/sessions.ts';
import { signIn } from './cases/sign-in.ts';
import { staleSessions } from './cases/stale-sessions.ts';
import { subscriptions } from './cases/subscriptions.ts';
import { uploads } from './cases/uploads.ts';

/** In this order: those that store something come after those that compare what is public. */
export const attackClasses: AttackClass[] = [
  privateData,
  headers,
  clientAddress,
  cachePoisoning,
  redirects,
  paths,
  malformedHttp,
  panelPort,
  signIn,
  lockouts,
  sessionAttacks,
  staleSessions,
  secondFactor,
  subscriptions,
  roles,
  injection,
  auditLog,
  uploads,
  serverSideRequests,
  exhaustion,
  fuzzer,
];
