import { BrandIcon, type Network } from '../../ui/brand-icon';
import { SmartLink } from '../../ui/smart-link';
import { useSite } from '../site-context';

const names: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  untappd: 'Untappd',
};

/** Icon links to the brewery's social networks, those that it has. */
export function SocialLinks({ networks, className = '' }: { networks: readonly Network[]; className?: string }) {
  const { brand } = useSite();
  const links = networks.flatMap((network) => (brand[network] ? [{ network, href: brand[network] }] : []));
  if (links.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <SmartLink
            href={href}
            aria-label={`${names[network]} (opens in a new tab)`}
            className="grid size-12 place-items-center rounded-full border border-bark text-oat transition-colors duration-200 hover:border-amber hover:bg-amber hover:text-ink"
          >
            <BrandIcon network={network} className="size-5" />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
