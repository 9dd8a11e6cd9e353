import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../ui/button';
import { StatusPage } from '../../shared/status/status-page';

type LinkResultProps = {
  label: string | null;
  title: string;
  text: string;
  link: { href: string; label: string };
};

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** After the button of an emailed link was pressed. The text receives the focus, because the button was removed. */
export function LinkDone(props: LinkResultProps) {
  return <LinkResult {...props} status={{ role: 'status', tabIndex: -1, ref: focusOnMount }} />;
}

/** The link of an email is incomplete, unknown or used. */
export function InvalidLink(props: LinkResultProps) {
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
