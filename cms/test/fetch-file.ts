import { inject } from 'vitest';

/** The bytes of a stored file over HTTP; null if the request fails. */
export async function fetchFile(url: string | undefined): Promise<Buffer | null> {
  const response = await fetch(new URL(url ?? '/none', inject('api').url));
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
