import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { newsletterMutations, newsletterQueries } from '../../api/forms';
import { Button, ButtonLink } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { Failure, isUnknown, LinkPage } from '../features/newsletter/link-page';
import { pageLoader } from '../loaders';
import { NoScriptNotice } from '../shared/form-parts';
import { withSlot, usePage } from '../shared/page/page';
import { SectionError } from '../shared/status/section-error';

export const loader = pageLoader('unsubscribe');

/**
 * Target of the link in newsletters. Asks for a click, because mail clients prefetch links: opening one must not unsubscribe.
 * Only the browser looks up the subscriber, so the page has no personal data.
 */
export function Component() {
  const token = useSearchParams()[0].get('token')?.trim() ?? '';
  const page = usePage('unsubscribe');
  const { question, actionLabel, stayLabel, contactLabel } = page.hero;
  const lookup = useQuery({ ...newsletterQueries.unsubscribe(token), enabled: token !== '' });
  const unsubscribe = useMutation(newsletterMutations.unsubscribe);
  return (
    <LinkPage
      page={page}
      isDone={unsubscribe.isSuccess}
      isInvalid={token === '' || isUnknown(lookup.error)}
      invalidLink={{ href: '/contact', label: contactLabel }}
    >
      <NoScriptNotice action="This page">We’ll take you off the list:</NoScriptNotice>
      {lookup.isPending && (
        <Spinner label="Looking up your subscription…" className="justify-items-start noscript:hidden" />
      )}
      {lookup.error && (
        <SectionError message="We could not look up your subscription." onRetry={() => void lookup.refetch()} />
      )}
      {lookup.data && (
        <>
          <p>
            {withSlot(
              question,
              '{email}',
              <strong className="inline-block max-w-full wrap-anywhere">{lookup.data}</strong>,
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Button size="lg" isPending={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
              {unsubscribe.isPending ? 'Unsubscribing…' : actionLabel}
            </Button>
            <ButtonLink size="lg" variant="outline" href="/">
              {stayLabel}
            </ButtonLink>
          </div>
          {unsubscribe.isError && <Failure>Failed to unsubscribe. Please check your connection and try again.</Failure>}
        </>
      )}
    </LinkPage>
  );
}
