import { formatMonth } from '@domain/time/format';

/** Id of a month's section in the list. */
export const monthId = (month: string) => `month-${month}`;

/** Jump links to the months that have events; `moreId` is what follows the loaded ones. */
export function MonthLinks({ months, moreId }: { months: readonly string[]; moreId: string | null }) {
  if (months.length < 2 && !moreId) return null;
  return (
    <nav aria-label="Months" className="min-w-0 md:ml-auto">
      <ul className="flex flex-wrap gap-x-6">
        {months.map((month) => (
          <li key={month}>
            <a href={`#${monthId(month)}`} className={linkClass}>
              {formatMonth(`${month}-01`)}
            </a>
          </li>
        ))}
        {moreId && (
          <li>
            <a href={`#${moreId}`} className={linkClass}>
              Later
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-display text-lg font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8 hover:text-amber';
