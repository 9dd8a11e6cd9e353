/** All classes of attacks. A new class is a file in `cases/` and a row here. */
import type { AttackClass } from './attack-case.ts';
import { panelPort } from './cases/panel-port.ts';
import { privateData } from './cases/private-data.ts';

export const attackClasses: AttackClass[] = [privateData, panelPort];
