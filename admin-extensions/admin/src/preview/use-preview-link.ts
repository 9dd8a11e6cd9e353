/** A signed link to the page with the form's values. Each change of the values gets another link. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { readRejection } from '../rejection';

export type FormState = {
  model: string;
  /** Undefined for a document that was never saved. */
  documentId: string | undefined;
  values: Record<string, unknown>;
};

type Link = { url: string | null; problems: readonly string[]; isLoading: boolean };

/** The page is loaded again after a pause in typing. */
const pauseMs = 700;

function listProblems(failure: unknown): string[] {
  const rejection = readRejection(failure);
  if (!rejection) return ['Failed to load the preview.'];
  const messages = rejection.fieldErrors.map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)] : [rejection.message];
}

/** For values that can't be saved, the link stays the last one that worked. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `isFirst` is the delay of a request and must not start one
  }, [post, body]);

  return link;
}
