import type { StaffSection } from '@domain/shared/staff-link';
import { toast } from '../components/toast';
import { staffRecordUrl } from '../shell/navigation';

/** Resolves to false if the browser denies access to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** `navigator.clipboard` exists only in secure contexts, not on `http://192.168.0.10`. */
function copyBySelection(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  // A dialog takes the focus back from elements outside of it.
  (activeElement?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const hasCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return hasCopied;
}

export const copyStaffLink = async (section: StaffSection, id: string) => {
  const url = staffRecordUrl(section, id);
  if (await copyText(url)) toast.success('Link copied');
  else toast.error(`The link could not be copied: ${url}`);
};
