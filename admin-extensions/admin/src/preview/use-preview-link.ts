/** Keeps a link to the page of the form's values: each change of them signs another one. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export type FormState = {
  model: string;
  /** Undefined for a document that was never saved. */
  documentId: string | undefined;
  values: Record<string, unknown>;
};

type Link = { url: string | null; problems: readonly string[]; isLoading: boolean };

/** Typing pauses this long before the page is shown again. */
const pauseMs = 700;

type Failure = { response?: { data?: { error?: { message?: string; details?: { errors?: { message: string }[] } } } } };

function listProblems(failure: unknown): string[] {
  const { message, details } = (failure as Failure).response?.data?.error ?? {};
  const fieldMessages = (details?.errors ?? []).map((error) => error.message);
  return fieldMessages.length > 0 ? [...new Set(fieldMessages)] : [message || 'The preview could not be loaded.'];
}

/** After values that can't be saved, the link is still the last one that worked. */
export function usePreviewLink({ model, documentId, values }: FormState): Link {
  const { post } = useFetchClient();
  const [link, setLink] = useState<Link>({ url: null, problems: [], isLoading: true });
  const body = JSON.stringify({ type: model, documentId: documentId ?? null, values });
  const isFirst = link.url === null && link.problems.length === 0;

  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      setLink((last) => ({ ...last, isLoading: true }));
      post<{ url: string }>('/brewery-panel/preview', JSON.parse(body) as object, { signal: controller.signal }).then(
        ({ data }) => setLink({ url: data.url, problems: [], isLoading: false }),
        (failure: unknown) =>
          controller.signal.aborted ||
          setLink((last) => ({ ...last, problems: listProblems(failure), isLoading: false })),
      );
    };
    const timer = setTimeout(load, isFirst ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // `isFirst` only chooses the pause of the request that it starts with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [post, body]);

  return link;
}
