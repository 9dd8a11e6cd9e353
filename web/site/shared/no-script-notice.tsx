import type { ReactNode } from 'react';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../ui/smart-link';
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
