/** All classes of attacks. A new class is a file in `cases/` and a row here. */
import type { AttackClass } from './attack-case.ts';
import { cachePoisoning } from './cases/cache-poisoning.ts';
import { clientAddress } from './cases/client-address.ts';
import { malformedHttp } from './cases/malformed-http.ts';
import { panelPort } from './cases/panel-port.ts';
import { paths } from './cases/paths.ts';
import { privateData } from './cases/private-data.ts';
import { redirects } from './cases/redirects.ts';

export const attackClasses: AttackClass[] = [
  privateData,
  clientAddress,
  cachePoisoning,
  redirects,
  paths,
  malformedHttp,
  panelPort,
];
