/** All classes of attacks. A new class is a file in `cases/` and a row here. */
import type { AttackClass } from './attack-case.ts';
import { backups } from './cases/backups.ts';
import { cachePoisoning } from './cases/cache-poisoning.ts';
import { clientAddress } from './cases/client-address.ts';
import { exhaustion } from './cases/exhaustion.ts';
import { injection } from './cases/injection.ts';
import { malformedHttp } from './cases/malformed-http.ts';
import { panelPort } from './cases/panel-port.ts';
import { paths } from './cases/paths.ts';
import { privateData } from './cases/private-data.ts';
import { redirects } from './cases/redirects.ts';
import { roles } from './cases/roles.ts';
import { serverSideRequests } from './cases/server-side-requests.ts';
import { sessionAttacks } from './cases/sessions.ts';
import { signIn } from './cases/sign-in.ts';
import { uploads } from './cases/uploads.ts';

/** In this order: those that store something come after those that compare what is public. */
export const attackClasses: AttackClass[] = [
  privateData,
  clientAddress,
  cachePoisoning,
  redirects,
  paths,
  malformedHttp,
  panelPort,
  signIn,
  sessionAttacks,
  roles,
  injection,
  backups,
  uploads,
  serverSideRequests,
  exhaustion,
];
