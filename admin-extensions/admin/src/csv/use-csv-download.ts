import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const nameOf = (headers: Headers | undefined) =>
  /filename="([^"]+)"/.exec(headers?.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';

/** Downloads a CSV file of the panel's API. A link could not: the session is in a request header. */
export function useCsvDownload() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (path: string) => {
    try {
      const { data, headers } = await get<Blob>(path, { responseType: 'blob' });
      saveFile(data, nameOf(headers));
    } catch (error) {
      const isForbidden = isFetchError(error) && error.status === 403;
      const message = isForbidden ? 'Your role doesn’t permit this.' : 'The export failed. Please try again.';
      toggleNotification({ type: 'danger', message });
    }
  };
}
