import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { EraseInput } from '@domain/privacy/input';
import type { EraseResult, PersonalData, PersonalDataSummary } from '@domain/privacy/personal-data';
import { staffSend, type Download } from './client';

const toDownload = (data: PersonalData): Download => ({
  blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  filename: `personal-data-${data.exportedAt.slice(0, 10)}.json`,
});

/** The e-mail address is sent in the body, because URLs end up in logs. */
export const personalDataMutations = {
  find: mutationOptions({
    mutationFn: async (email: string) =>
      (await staffSend<{ summary: PersonalDataSummary }>('POST', '/personal-data/find', { email })).summary,
  }),
  exportJson: mutationOptions({
    mutationFn: async (email: string) =>
      toDownload((await staffSend<{ data: PersonalData }>('POST', '/personal-data/export', { email })).data),
  }),
  erase: mutationOptions({
    mutationFn: async (input: EraseInput) =>
      (await staffSend<{ result: EraseResult }>('POST', '/personal-data/erase', input)).result,
  }),
};

/** The pages that list what was erased. */
export const invalidateErased = (queryClient: QueryClient) =>
  Promise.all(
    ['inquiries', 'newsletter', 'events', 'stats'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
