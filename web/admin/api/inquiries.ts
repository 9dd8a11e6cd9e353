/** What the staff app asks about inquiries beyond the calls of `web/api`. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Inquiry, InquiryStatus } from '@domain/inquiry/inquiry';
import type { Pagination } from '@domain/http/envelope';
import { ApiError } from '../../api/client';
import { queryString } from '../../api/query-string';
import { staffGet } from '../../api/staff';

/** One inquiry; the API lists them, newest first. Spam is only listed when asked for. */
export const oneInquiry = (id: string) =>
  queryOptions({
    queryKey: ['inquiries', 'detail', id],
    queryFn: async ({ signal }) => {
      const found = (await find(id, undefined, signal)) ?? (await find(id, 'spam', signal));
      if (!found) throw new ApiError(404, 'Inquiry not found');
      return found;
    },
    staleTime: 60_000,
  });

async function find(id: string, status: InquiryStatus | undefined, signal: AbortSignal): Promise<Inquiry | null> {
  for (let page = 1; ; page += 1) {
    const { inquiries, pagination } = await staffGet<{ inquiries: Inquiry[]; pagination: Pagination }>(
      `/inquiries${queryString({ page, limit: 100, status })}`,
      { signal },
    );
    const found = inquiries.find(({ _id }) => _id === id);
    if (found || page >= pagination.pages) return found ?? null;
  }
}

/** After any change: the lists, and the number in the sidebar, which is the total of one of them. */
export const refreshInquiryLists = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['inquiries', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['inquiries', 'everything'] }),
  ]);
