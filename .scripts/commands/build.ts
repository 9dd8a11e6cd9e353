import { buildStale } from '../build/build.ts';

export async function main() {
  await buildStale();
  return 0;
}
