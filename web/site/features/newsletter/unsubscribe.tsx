import { useMutation, useQuery } from '@tanstack/react-query';
import type { unsubscribeHero } from '@domain/page/pages/unsubscribe';
import type { ValuesOf } from '@domain/page/fields';
import { ApiError } from '../../../api/client';
import { newsletterMutations, newsletterQueries } from '../../../api/newsletter';
import { Button, ButtonLink } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { withSlot } from '../../shared/page/with-slot';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { SectionError } from '../../shared/status/section-error';
import { StatusPage } from '../../shared/status/status-page';
import { InvalidLink, LinkDone } from './link-result';

type Texts = ValuesOf<typeof unsubscribeHero>;

/** Asks for confirmation, because mail clients prefetch links: opening one must not unsubscribe. */
export function Unsubscribe({ texts, token }: { texts: Texts; token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...newsletterQueries.unsubscribe(token),
    enabled: token !== '',
  });
  const unsubscribe = useMutation(newsletterMutations.unsubscribe);
  const isInvalidLink = token === '' || (error instanceof ApiError && error.status === 404);

  if (unsubscribe.isSuccess) {
    const homeLink = { href: '/', label: texts.homeLabel };
    return <LinkDone label={texts.eyebrow} title={texts.doneTitle} text={texts.doneText} link={homeLink} />;
  }
  if (isInvalidLink) {
    const contactLink = { href: '/contact', label: texts.contactLabel };
    return <InvalidLink label={texts.eyebrow} title={texts.invalidTitle} text={texts.invalidText} link={contactLink} />;
  }
  return (
    <StatusPage label={texts.eyebrow} title={texts.title}>
      <NoScriptNotice action="This page">We’ll take you off the list:</NoScriptNotice>
      {isPending && <Spinner label="Looking up your subscription…" className="justify-items-start noscript:hidden" />}
      {error && <SectionError message="We could not look up your subscription." onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            {withSlot(
              texts.question,
              '{email}',
              <strong className="inline-block max-w-full wrap-anywhere">{data.email}</strong>,
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Button
              size="lg"
              aria-disabled={unsubscribe.isPending}
              onClick={() => !unsubscribe.isPending && unsubscribe.mutate(token)}
            >
              {unsubscribe.isPending ? 'Unsubscribing…' : texts.actionLabel}
            </Button>
            <ButtonLink size="lg" variant="outline" href="/">
              {texts.stayLabel}
            </ButtonLink>
          </div>
          {unsubscribe.isError && (
            <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
              Failed to unsubscribe. Please check your connection and try again.
            </p>
          )}
        </>
      )}
    </StatusPage>
  );
}
