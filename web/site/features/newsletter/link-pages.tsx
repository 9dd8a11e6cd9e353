import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { ValuesOf } from '@domain/page/fields';
import type { confirmSubscriptionHero } from '@domain/page/pages/confirm-subscription';
import type { unsubscribeHero } from '@domain/page/pages/unsubscribe';
import { ApiError } from '../../../api/client';
import { newsletterMutations, newsletterQueries } from '../../../api/forms';
import { Button, ButtonLink } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { useHydrated } from '../../../ui/use-hydrated';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { withSlot } from '../../shared/page/page-sections';
import { SectionError } from '../../shared/status/section-error';
import { StatusPage } from '../../shared/status/status-page';

type LinkResultProps = {
  label: string | null;
  title: string;
  text: string;
  link: { href: string; label: string };
};

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** After the button of an emailed link was pressed. The text receives the focus, because the button was removed. */
function LinkDone(props: LinkResultProps) {
  return <LinkResult {...props} status={{ role: 'status', tabIndex: -1, ref: focusOnMount }} />;
}

/** The link of an email is incomplete, unknown or used. */
function InvalidLink(props: LinkResultProps) {
  return <LinkResult {...props} />;
}

function LinkResult({ label, title, text, link, status }: LinkResultProps & { status?: ComponentProps<'p'> }) {
  return (
    <StatusPage label={label} title={title}>
      <p {...status}>{text}</p>
      <ButtonLink size="lg" href={link.href} className="mt-8">
        {link.label}
      </ButtonLink>
    </StatusPage>
  );
}

type Texts = ValuesOf<typeof confirmSubscriptionHero>;

/** The token is in the fragment, so that no server, log or `Referer` has it. */
const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token')?.trim() ?? '';

/** Asks for a click, because mail clients prefetch links: opening one must not subscribe. */
export function ConfirmSubscription({ texts }: { texts: Texts }) {
  const isHydrated = useHydrated();
  const confirm = useMutation(newsletterMutations.confirm);
  const isInvalidLink =
    (isHydrated && readToken() === '') || (confirm.error instanceof ApiError && confirm.error.status === 404);

  const homeLink = { href: '/', label: texts.homeLabel };
  if (confirm.isSuccess) {
    return <LinkDone label={texts.eyebrow} title={texts.doneTitle} text={texts.doneText} link={homeLink} />;
  }
  if (isInvalidLink) {
    return <InvalidLink label={texts.eyebrow} title={texts.invalidTitle} text={texts.invalidText} link={homeLink} />;
  }
  return (
    <StatusPage label={texts.eyebrow} title={texts.title}>
      <NoScriptNotice action="This page">We’ll add you to the list:</NoScriptNotice>
      <p>{texts.question}</p>
      <Button
        size="lg"
        className="mt-8"
        disabled={!isHydrated}
        aria-disabled={confirm.isPending}
        onClick={() => !confirm.isPending && confirm.mutate(readToken())}
      >
        {confirm.isPending ? 'Confirming…' : texts.actionLabel}
      </Button>
      {confirm.isError && (
        <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
          Failed to confirm. Please check your connection and try again.
        </p>
      )}
    </StatusPage>
  );
}

type UnsubscribeTexts = ValuesOf<typeof unsubscribeHero>;

/** Asks for confirmation, because mail clients prefetch links: opening one must not unsubscribe. */
export function Unsubscribe({ texts, token }: { texts: UnsubscribeTexts; token: string }) {
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
