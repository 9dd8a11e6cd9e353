import { useMutation } from '@tanstack/react-query';
import type { confirmSubscriptionHero } from '@domain/page/pages/confirm-subscription';
import type { ValuesOf } from '@domain/page/fields';
import { ApiError } from '../../../api/client';
import { newsletterMutations } from '../../../api/newsletter';
import { Button } from '../../../ui/button';
import { useHydrated } from '../../../ui/use-hydrated';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { StatusPage } from '../../shared/status/status-page';
import { InvalidLink, LinkDone } from './link-result';

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
