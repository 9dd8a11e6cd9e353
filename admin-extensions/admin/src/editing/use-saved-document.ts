import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Document = Record<string, unknown>;

/** The document as it is saved; it is loaded again for another `cause`. */
export function useSavedDocument(url: string, cause: unknown): Document | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<{ cause: unknown; document: Document | 'failed' } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    get<{ data?: Document }>(url, { signal: controller.signal }).then(
      ({ data }) => setLoaded({ cause, document: data.data ?? data }),
      () => controller.signal.aborted || setLoaded({ cause, document: 'failed' }),
    );
    return () => controller.abort();
  }, [get, url, cause]);

  return loaded !== null && loaded.cause === cause ? loaded.document : 'loading';
}
