import { formatAddress } from '@domain/location/us-address';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';

import type { Outlet } from './outlet';

export function PopupEntry({ distributor: { name, address, phone, path } }: { distributor: Outlet }) {
  return (
    <div className="not-first:mt-4 not-first:border-t not-first:border-ink/20 not-first:pt-3">
      <strong className="font-display text-xl leading-tight">{name}</strong>
      <span className="popup-details mt-1 block whitespace-pre-line">{formatAddress(address)}</span>
      {phone && <span className="popup-details block">{phone}</span>}
      {path && (
        <SmartLink href={path} className="popup-link mt-2 mr-5 inline-block">
          Taproom page<span className="sr-only"> of {name}</span>
        </SmartLink>
      )}
      <a href={directionsUrl(address)} target="_blank" rel="noopener" className="popup-link mt-2 inline-block">
        Directions<span className="sr-only"> to {name} (opens in a new tab)</span>
      </a>
    </div>
  );
}
