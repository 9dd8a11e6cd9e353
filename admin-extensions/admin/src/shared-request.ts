/** One request for data that many inputs or cells of a page need at the same time. */

/** How long a response is shared. */
const sharedMs = 10_000;

type Shared = { response: Promise<unknown>; until: number };

const requests = new Map<string, Shared>();

export function shareRequest<Response>(path: string, load: () => Promise<Response>): Promise<Response> {
  const now = Date.now();
  const shared = requests.get(path);
  if (shared && now < shared.until) return shared.response as Promise<Response>;
  const response = load();
  requests.set(path, { response, until: now + sharedMs });
  // A failure is not shared: the next component tries again.
  response.catch(() => requests.delete(path));
  return response;
}
