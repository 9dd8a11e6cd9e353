/** Inputs and cells that are many times on a page load the same data once. */

/** Within this time, it is not loaded again. */
const sharedMs = 10_000;

type Shared = { response: Promise<unknown>; until: number };

const requests = new Map<string, Shared>();

export function shareRequest<Response>(path: string, load: () => Promise<Response>): Promise<Response> {
  const now = Date.now();
  const shared = requests.get(path);
  if (shared && now < shared.until) return shared.response as Promise<Response>;
  const response = load();
  requests.set(path, { response, until: now + sharedMs });
  // The next one tries again.
  response.catch(() => requests.delete(path));
  return response;
}
