import type { ReactNode } from 'react';
import type { PageOf } from '@domain/page/pages';
import { ApiError } from '../../../api/client';
import { ButtonLink } from '../../../ui/button';
import { focusOnMount } from '../../../ui/focus-on-mount';
import { StatusPage } from '../../shared/status/status-page';

type LinkPageProps = {
  page: PageOf<'confirm-subscription'> | PageOf<'unsubscribe'>;
  isDone: boolean;
  /** The link is incomplete, unknown or used. */
  isInvalid: boolean;
  invalidLink: { href: string; label: string };
  /** The question and its button. */
  children: ReactNode;
};

/** The page of a link in an email. Once its button was pressed, the text receives the focus, because the button is gone. */
export function LinkPage({ page: { seo, hero }, isDone, isInvalid, invalidLink, children }: LinkPageProps) {
  const { href, label } = isDone ? { href: '/', label: hero.homeLabel } : invalidLink;
  const isOver = isDone || isInvalid;
  const title = isDone ? hero.doneTitle : hero.invalidTitle;
  return (
    <StatusPage
      label={hero.eyebrow}
      title={isOver ? title : hero.title}
      head={{ title: seo.title, description: seo.description }}
    >
      {isOver ? (
        <>
          {isDone ? (
            <p role="status" tabIndex={-1} ref={focusOnMount}>
              {hero.doneText}
            </p>
          ) : (
            <p>{hero.invalidText}</p>
          )}
          <ButtonLink size="lg" href={href} className="mt-8">
            {label}
          </ButtonLink>
        </>
      ) : (
        children
      )}
    </StatusPage>
  );
}

/** The server does not know the token. */
export const isUnknown = (error: Error | null) => error instanceof ApiError && error.status === 404;

export const Failure = ({ children }: { children: string }) => (
  <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
    {children}
  </p>
);
