import { buildWhatIsStale } from '../building/build.ts';
import { installEverything } from '../project.ts';

export async function main() {
  await installEverything();
  await buildWhatIsStale();
  return 0;
}
