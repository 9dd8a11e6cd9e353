import { useSite } from '../site-context';

/** What the header calls a page. */
export const useLinkLabel = (path: string, fallback: string): string =>
  useSite().navigation.find(({ href }) => href === path)?.label ?? fallback;
