import { useLocation } from 'react-router-dom';
import { SmartLink } from '../../ui/smart-link';
import { isCurrent, type NavItem } from './navigation';

const linkClass =
  'relative inline-flex min-h-11 items-center py-2 font-display font-semibold uppercase transition-colors duration-200 ' +
  'hover:text-amber aria-[current=page]:text-amber';

/** A link of the header, marked when it leads to the current page. */
export function HeaderLink({
  item,
  className = '',
  onClick,
}: {
  item: NavItem;
  className?: string;
  onClick?: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <SmartLink
      href={item.href}
      onClick={onClick}
      aria-current={isCurrent(pathname, item.href) ? 'page' : undefined}
      className={`${linkClass} ${className}`}
    >
      {item.label}
    </SmartLink>
  );
}
