/** Limits the emails to one recipient's server that are in delivery at once, so that a slow one does not delay the others. */

const maxPerHost = 3;

/** Of `name@host` or `Name <name@host>`. */
export const hostOf = (to: string) => (to.split('@').at(-1) ?? '').replace(/>.*$/, '').trim().toLowerCase();

export function createRecipientHosts() {
  const counts = new Map<string, number>();
  const add = (host: string, change: number) => {
    const count = (counts.get(host) ?? 0) + change;
    if (count > 0) counts.set(host, count);
    else counts.delete(host);
  };
  return {
    listBusy: () => [...counts].filter(([, count]) => count >= maxPerHost).map(([host]) => host),
    acquire: (to: string) => add(hostOf(to), 1),
    release: (to: string) => add(hostOf(to), -1),
  };
}
