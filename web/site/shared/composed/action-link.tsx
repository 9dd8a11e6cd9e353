import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../ui/button';

type ActionLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> & {
  label: string | null;
  href: string | null;
};

/** A button of the content, which has no button until both are filled in. */
export const ActionLink = ({ label, href, ...rest }: ActionLinkProps) =>
  label && href ? (
    <ButtonLink href={href} {...rest}>
      {label}
    </ButtonLink>
  ) : null;
