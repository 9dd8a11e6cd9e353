import { useClipboard, useNotification } from '@strapi/strapi/admin';

/** Copies a link and says so. Browsers allow it on https and localhost only: elsewhere the message has the link. */
export function useCopyLink() {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  return async (url: string) => {
    if (await copy(url)) toggleNotification({ type: 'success', message: 'Link copied' });
    else toggleNotification({ type: 'warning', title: 'Please copy this link', message: url, timeout: 20_000 });
  };
}
