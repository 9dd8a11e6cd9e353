/** The saved views of a list, as links beside its search. */
import { Flex, LinkButton } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';
import { savedViews, type Filters } from '../../../../cms/domain/panel/saved-views';
import { toQueryString } from '../../../../web/api/query-string';
import { breweryToday } from '../brewery-time';
import { findActive } from './find-active';

type ListQuery = { filters?: Filters; pageSize?: string };
type ListedView = { key: string; label: string; filters: Filters; sort?: string };

export function SavedViews() {
  const { slug: uid = '' } = useParams<{ slug: string }>();
  const [{ query }] = useQueryParams<ListQuery>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const today = breweryToday(now);
  const views = (savedViews[uid] ?? []).map(({ filters, ...view }) => ({ ...view, filters: filters(today) }));
  const all: ListedView = { key: 'all', label: 'All', filters: {} };
  const toSearch = ({ sort, filters }: ListedView) =>
    toQueryString({ page: 1, pageSize: query.pageSize, sort, filters });
  const active = findActive([all, ...views], query.filters ?? {});
  const isOutdated = active?.isOutdated ?? false;
  const currentSearch = active ? toSearch(active.view) : '';

  // Strapi restores the filters of the last visit, with the date of that day.
  useEffect(() => {
    if (isOutdated) void navigate({ pathname, search: currentSearch }, { replace: true });
  }, [isOutdated, currentSearch, navigate, pathname]);

  if (views.length === 0) return null;
  return (
    <Flex tag="nav" aria-label="Saved views" gap={1} wrap="wrap">
      {[all, ...views].map((view) => {
        const { key, label } = view;
        const isActive = key === active?.view.key;
        return (
          <LinkButton
            key={key}
            size="S"
            tag={NavLink}
            variant={isActive ? 'secondary' : 'ghost'}
            to={{ pathname, search: toSearch(view) }}
            aria-current={isActive ? 'page' : false}
          >
            {label}
          </LinkButton>
        );
      })}
    </Flex>
  );
}
