import { buildStale } from '../build/build.ts';
import { installDependencies } from '../paths.ts';

export async function main() {
  await installDependencies();
  await buildStale();
  return 0;
}
