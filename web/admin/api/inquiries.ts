/** What the staff app asks about inquiries beyond the calls of `web/api`. */
import type { QueryClient } from '@tanstack/react-query';

/** After any change: the lists, and the number in the sidebar, which is the total of one of them. */
export const refreshInquiryLists = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['inquiries', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['inquiries', 'everything'] }),
  ]);
