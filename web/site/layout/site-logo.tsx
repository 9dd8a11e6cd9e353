import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../../api/content';
import { logoLight } from '../assets/layout-images';
import { useSite } from '../site-context';

/** The custom logo if there is one; the built-in logo stays when the request fails (visitor-site.md §7). */
export function SiteLogo({ className = '' }: { className?: string }) {
  const { brand } = useSite();
  const { data: site } = useQuery(contentQueries.location('main-website'));
  const custom = site?.logo?.url;
  const size = custom ? {} : { width: logoLight.width, height: logoLight.height };
  return (
    <img
      src={custom ?? logoLight.url}
      alt={brand.name}
      {...size}
      className={`w-auto max-w-full object-contain object-left ${className}`}
    />
  );
}
