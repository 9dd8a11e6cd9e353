/** What the pages of beers and of events have in common. */
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { PageOf } from '@domain/page/pages';
import { ApiError } from '../../api/client';
import { fillTemplate, truncate } from '../../domain/page-text';
import { SmartLink } from '../../ui/smart-link';
import { Spinner } from '../../ui/spinner';
import { Head, type Crumb } from '../seo/head';
import { useSite } from '../site-context';
import { FailurePage } from './status/status-page';

type RecordHeadProps = Pick<ComponentProps<typeof Head>, 'type' | 'image' | 'jsonLd'> & {
  page: PageOf<'beer'> | PageOf<'event'>;
  /** The list in the breadcrumbs. It has the name that the header calls it. */
  list: Crumb;
  path: string;
  placeholders: Parameters<typeof fillTemplate>[1];
  /** Before the title. */
  prefix?: string;
};

const maxDescriptionLength = 200;

/** Title and description are templates of the content. */
export function RecordHead({ page: { title, seo }, list, path, placeholders, prefix = '', ...rest }: RecordHeadProps) {
  const link = useSite().navigation.find(({ href }) => href === list.path);
  return (
    <Head
      title={prefix + fillTemplate(seo.title, placeholders)}
      description={truncate(fillTemplate(seo.description, placeholders), maxDescriptionLength)}
      path={path}
      crumbs={[
        { name: link?.label ?? list.name, path: list.path },
        { name: fillTemplate(title, placeholders), path },
      ]}
      {...rest}
    />
  );
}

/** To the list. */
export const BackLink = ({ href, className, children }: { href: string; className: string; children: string }) => (
  <SmartLink
    href={href}
    className={`inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] uppercase hover:underline print:hidden ${className}`}
  >
    <ArrowLeft aria-hidden className="size-5" />
    {children}
  </SmartLink>
);

type DetailStatusProps = {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  record: 'beer' | 'event';
  /** Why the record may be missing. */
  missingText: string;
  list: { href: string; label: string };
};

/** Instead of a detail page: the record loads, does not exist (404), or failed to load. */
export function DetailStatus({ query: { isPending, error, refetch }, record, missingText, list }: DetailStatusProps) {
  if (isPending) return <Spinner label={`Loading ${record}…`} className="min-h-[80svh]" />;
  const isNotFound = error instanceof ApiError && error.status === 404;
  return isNotFound ? (
    <FailurePage
      label="Error 404"
      title={`${record === 'beer' ? 'Beer' : 'Event'} not found`}
      text={missingText}
      link={list}
    />
  ) : (
    <FailurePage
      label="Something spilled"
      title={`Failed to load ${record} details`}
      text="Something went wrong on our end. Please try again in a moment."
      onRetry={() => void refetch()}
      link={list}
    />
  );
}
