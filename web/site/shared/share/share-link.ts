type Link = { title: string; url: string };

type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares with the Web Share API; without it, or if it fails, copies the URL. Never rejects. */
export async function shareLink(link: Link): Promise<ShareOutcome> {
  // Browsers without the Web Share API, and pages over plain HTTP, have no `share`.
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
