import { useClipboard, useNotification } from '@strapi/strapi/admin';

/** Copies a link to the clipboard. Browsers allow that on https and localhost only: elsewhere a message shows the link. */
export function useCopyLink() {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  return async (url: string) => {
    if (await copy(url)) toggleNotification({ type: 'success', message: 'Link copied' });
    else toggleNotification({ type: 'warning', title: 'Please copy this link', message: url, timeout: 20_000 });
  };
}
