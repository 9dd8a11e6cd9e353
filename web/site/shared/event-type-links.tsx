import { eventTypeOptions } from '@domain/inquiry/event-type';
import { useWords } from '../../ui/use-words';
import { SmartLink } from '../../ui/smart-link';

const specificTypes = eventTypeOptions.filter(({ value }) => value !== 'general' && value !== 'other');

type EventTypeLinksProps = {
  /** The page with the private-event form. */
  path: string;
  /** Id of the form's section. */
  target: string;
  className?: string;
};

/** Links that open the private-event form with the type of event selected. */
export function EventTypeLinks({ path, target, className = '' }: EventTypeLinksProps) {
  const toWord = useWords();
  return (
    <ul aria-label="Types of private events" className={`flex gap-2.5 rail sm:flex-wrap ${className}`}>
      {specificTypes.map(({ value, label }) => (
        <li key={value}>
          <SmartLink
            href={`${path}?type=${value}#${target}`}
            className="inline-flex min-h-11 items-center rounded-card border-2 border-bark bg-ink/50 px-4 font-display text-lg font-semibold tracking-wide whitespace-nowrap hover:border-amber hover:text-amber"
          >
            {toWord(label)}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
