import type { Distributor } from '@domain/distributor/distributor';
import { formatAddress } from '@domain/location/us-address';
import { directionsUrl } from '../../shared/location/contact-urls';

export function PopupEntry({ distributor: { name, address, phone } }: { distributor: Distributor }) {
  return (
    <div className="not-first:mt-4 not-first:border-t not-first:border-ink/20 not-first:pt-3">
      <strong className="font-display text-xl leading-tight">{name}</strong>
      <span className="popup-details mt-1 block whitespace-pre-line">{formatAddress(address)}</span>
      {phone && <span className="popup-details block">{phone}</span>}
      <a href={directionsUrl(address)} target="_blank" rel="noopener" className="popup-link mt-2 inline-block">
        Directions<span className="sr-only"> to {name} (opens in a new tab)</span>
      </a>
    </div>
  );
}
