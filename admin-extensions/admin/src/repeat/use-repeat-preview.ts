/** The dates that the server suggests for the copies of an event. */
import type { RepeatInterval } from '../../../../cms/domain/event/recurrence';
import type { RepeatPreview } from '../../../../cms/domain/panel/event-repeat';
import { toQueryString } from '../../../../web/api/query-string';
import { useRequest } from '../use-request';

/** `count` is null while the number is invalid: the last dates stay. */
export function useRepeatPreview(id: string, interval: RepeatInterval, count: number | null) {
  const path = `/brewery-panel/events/${id}/repeat`;
  const request = useRequest<RepeatPreview>(count === null ? null : path + toQueryString({ interval, count }));
  const isLoading = request.isLoading || request.isReloading;
  return {
    preview: request.data,
    isLoading,
    hasFailed: request.hasFailed && !isLoading,
    reload: request.reload,
  };
}
