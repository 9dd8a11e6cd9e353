import { useMutation } from '@tanstack/react-query';
import { newsletterMutations } from '../../api/forms';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { Failure, isUnknown, LinkPage } from '../features/newsletter/link-page';
import { pageLoader } from '../loaders';
import { NoScriptNotice } from '../shared/form-parts';
import { usePage } from '../shared/page/page';

export const loader = pageLoader('confirm-subscription');

/** The token is in the fragment, so that no server, log or `Referer` has it. */
const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token')?.trim() ?? '';

/**
 * Target of the link in the email that asks new subscribers to confirm (double opt-in). Asks for a click, because mail clients
 * prefetch links: opening one must not subscribe.
 */
export function Component() {
  const page = usePage('confirm-subscription');
  const { question, actionLabel, homeLabel } = page.hero;
  const isHydrated = useHydrated();
  const confirm = useMutation(newsletterMutations.confirm);
  return (
    <LinkPage
      page={page}
      isDone={confirm.isSuccess}
      isInvalid={(isHydrated && readToken() === '') || isUnknown(confirm.error)}
      invalidLink={{ href: '/', label: homeLabel }}
    >
      <NoScriptNotice action="This page">We’ll add you to the list:</NoScriptNotice>
      <p>{question}</p>
      <Button
        size="lg"
        className="mt-8"
        disabled={!isHydrated}
        isPending={confirm.isPending}
        onClick={() => confirm.mutate({ token: readToken() })}
      >
        {confirm.isPending ? 'Confirming…' : actionLabel}
      </Button>
      {confirm.isError && <Failure>Failed to confirm. Please check your connection and try again.</Failure>}
    </LinkPage>
  );
}
