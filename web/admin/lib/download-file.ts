/** Hands a file to the browser's downloads. */
import type { Download } from '../api/client';

export function downloadFile({ blob, filename }: Download) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // The download has to have begun before its address is withdrawn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
