import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Absolute URLs, the staff app, the API and files: the site has no pages there. */
const notRouted = /^(https?:|mailto:|tel:|\/(uploads|api|admin)(?![^/?#])|[^?#]*\.\w+(?![^?#]))/i;
/** Whether the site itself shows a page at this path, instead of the browser loading it. */
export const isRouted = (href: string) => !notRouted.test(href);
const webUrl = /^https?:/i;

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'preventScrollReset' | 'replace' | 'viewTransition'> & {
    href: string;
  };

/** Paths of pages are router links. `mailto:`, `tel:` and files are plain anchors; http(s) URLs open in a new tab. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (isRouted(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  const isWeb = webUrl.test(href);
  return (
    <a href={href} target={isWeb ? '_blank' : undefined} rel={isWeb ? 'noopener' : undefined} {...rest}>
      {children}
      {isWeb && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
