import { HeaderLink } from './header-link';
import type { NavItem } from './navigation';

/**
 * A menu for browsers without JavaScript, where the other menus' buttons do nothing (`noscript:hidden`). React never renders
 * the children of `noscript` in a browser, so only the server's build contains them.
 */
export function NoScriptMenu({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly NavItem[];
  /** Position and width of the open menu. */
  className: string;
}) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <details>
          <summary className="flex min-h-11 items-center py-2 font-display text-lg font-semibold tracking-[0.06em] uppercase hover:text-amber">
            {label}
          </summary>
          <ul
            className={`absolute top-full max-h-[80svh] overflow-y-auto border-t-2 border-amber bg-ink py-2 ${className}`}
          >
            {items.map((item) => (
              <li key={item.label + item.href}>
                <HeaderLink item={item} className="w-full px-5 text-xl" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </noscript>
  );
}
