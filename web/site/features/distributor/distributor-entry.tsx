import Phone from 'lucide-react/icons/phone';
import type { Distributor } from '@domain/distributor/distributor';
import { SmartLink } from '../../../ui/smart-link';
import { phoneUrl } from '../../shared/location/directions';

type DistributorEntryProps = { distributor: Distributor; isSelected: boolean; onSelect: (id: string) => void };

export function DistributorEntry({ distributor, isSelected, onSelect }: DistributorEntryProps) {
  const { id, name, address, phone } = distributor;
  return (
    <li
      data-selected={isSelected}
      className={`border-b border-line transition-colors duration-200 ${isSelected ? 'bg-char shadow-[inset_4px_0_0_var(--color-amber)]' : 'hover:bg-char'}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
        className="w-full px-4 pt-3 pb-2 text-left"
      >
        <span className="block font-display text-xl leading-tight font-semibold tracking-wide">{name}</span>
        <span className="mt-1 block text-base whitespace-pre-line text-smoke">{address}</span>
      </button>
      {phone && (
        <SmartLink
          href={phoneUrl(phone)}
          className="mx-4 mb-1 inline-flex min-h-10 items-center gap-2 text-base hover:text-amber"
        >
          <Phone aria-hidden className="size-4 text-amber" />
          {phone}
        </SmartLink>
      )}
    </li>
  );
}
