import { describeWeek } from '../../domain/open-days';
import { formatTaproomStatus, getTaproomStatus, isSpecialDay, rewordStatus } from '../../domain/taproom';
import type { TaproomSummary } from '@domain/taproom/schema';
import { keepTogether } from '../../ui/keep-together';
import { useNow, useSite } from '../site-context';

/** How often a taproom opens and when; on days that differ, also `Closed today for Thanksgiving · Opens tomorrow at 11:00 AM`. */
export function FooterWeek({ taproom, headingClass }: { taproom: TaproomSummary; headingClass: string }) {
  const now = useNow();
  const { phrases } = useSite();
  const { heading, text, isUnconfirmed } = describeWeek(taproom, now);
  const status = getTaproomStatus(taproom, now);
  return (
    <>
      <h2 id="footer-taproom" className={headingClass}>
        {keepTogether(rewordStatus(heading, phrases))}
      </h2>
      {text && <p className="mt-3 flex min-h-11 items-center text-lg text-balance">{text}</p>}
      {!isUnconfirmed && isSpecialDay(status) && (
        <p className="py-2 font-display text-xl leading-tight font-semibold tracking-wide text-amber">
          {keepTogether(rewordStatus(formatTaproomStatus(status), phrases))}
        </p>
      )}
    </>
  );
}
