import type { Download } from '../../api/staff/client';

export function downloadFile({ blob, filename }: Download) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // The URL must stay valid until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
