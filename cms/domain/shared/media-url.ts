/**
 * Addresses of stored files. The panel can put another picture in the place of one, and its address stays; whoever keeps
 * pictures by their address would show the old one for ever. So a file that was changed is shown with its version.
 */
type Changed = { createdAt?: string | Date | null; updatedAt?: string | Date | null };

const instant = (value: string | Date | null | undefined) => (value ? new Date(value).getTime() : 0);

export function addVersion(url: string, { createdAt, updatedAt }: Changed): string {
  const [came, changed] = [instant(createdAt), instant(updatedAt)];
  return changed > came ? `${url}?v=${changed.toString(36)}` : url;
}

/** As it is stored: who names a file may have its address of today or of yesterday. */
export const stripVersion = (url: string) => url.replace(/\?v=[0-9a-z]+$/, '');
