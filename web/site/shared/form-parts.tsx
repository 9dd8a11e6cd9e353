import type { ReactNode } from 'react';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../ui/smart-link';
import { ApiError, hasServerMessage } from '../../api/client';
import { emailUrl } from './location/contact-urls';
import { useFirstTaproom } from './taproom/use-taprooms';

type NoScriptNoticeProps = {
  /** What doesn't work, such as "Sending this form". */
  action: string;
  /** What to do instead, before the taproom's phone and e-mail: "We're happy to take your order". */
  children: ReactNode;
  className?: string;
};

/**
 * Tells visitors without JavaScript why a form can't be sent, and how to reach us. React never renders the children of
 * `noscript` in a browser, so only the server's build contains them.
 */
export function NoScriptNotice(props: NoScriptNoticeProps) {
  return <noscript>{import.meta.env.SSR && <Notice {...props} />}</noscript>;
}

const linkClass = 'font-semibold underline underline-offset-4 wrap-anywhere';

function Notice({ action, children, className = '' }: NoScriptNoticeProps) {
  const taproom = useFirstTaproom();
  const { phone, email } = taproom?.contact ?? {};
  return (
    <p className={`border-l-4 border-current py-1 pl-4 text-lg ${className}`}>
      <strong>{action} needs JavaScript</strong>, which is off in your browser.{(phone || email) && <> {children} </>}
      {phone && (
        <>
          call{' '}
          <SmartLink href={phoneUrl(phone)} className={linkClass}>
            {phone}
          </SmartLink>
        </>
      )}
      {email && (phone ? ' or write to ' : 'write to ')}
      {email && (
        <SmartLink href={emailUrl(email)} className={linkClass}>
          {email}
        </SmartLink>
      )}
      {(phone || email) && '.'}
    </p>
  );
}

/** Browsers and password managers fill in what is named like a part of a profile, also `website`, the field's name in the API. */
export const honeypotName = 'leave-empty';

/** A field that only scripts fill in. Not `display: none`, which some scripts detect. */
export const Honeypot = () => (
  <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden" data-no-print>
    <label>
      Leave this empty
      <input
        type="text"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </label>
  </div>
);

export type ErrorMessages = {
  /** Shown for a response without a message. */
  fallback: string;
  /** Shown for a request that got no response. */
  network: string;
};

/** The message for an error: the server's, if it has one. */
export function errorMessage(error: unknown, { fallback, network }: ErrorMessages): string {
  if (!(error instanceof ApiError)) return network;
  if (!hasServerMessage(error)) return fallback;
  return error.retryAfterSeconds === null ? error.message : `${error.message} ${retryText(error.retryAfterSeconds)}`;
}

/** Rounded up, so that a retry then is accepted. */
function retryText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

export const newsletterErrorMessages = {
  fallback: 'Failed to subscribe. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};
