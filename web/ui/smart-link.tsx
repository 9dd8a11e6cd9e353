import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const plain = /^(https?:|mailto:|tel:)/i;
const otherSite = /^https?:/i;

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Keeps the place on the page: for links that only change the query. */
  preventScrollReset?: boolean;
  replace?: boolean;
};

/** http, mailto: and tel: are plain anchors, other sites in a new tab; everything else navigates inside the site. */
export function SmartLink({ href, preventScrollReset, replace, children, ...rest }: SmartLinkProps) {
  if (!plain.test(href))
    return (
      <Link to={href} preventScrollReset={preventScrollReset} replace={replace} {...rest}>
        {children}
      </Link>
    );
  if (!otherSite.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
