import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../../api/content';
import { marks } from '../assets/frame-images';
import { useSite } from '../site-context';

/** The custom logo when there is one; on failure the built-in one stays and nobody is bothered (visitor-site.md §7). */
export function SiteLogo({ className = '' }: { className?: string }) {
  const { brand } = useSite();
  const { data: site } = useQuery(contentQueries.location('main-website'));
  const custom = site?.logo?.url;
  const size = custom ? {} : { width: marks.logoLight.width, height: marks.logoLight.height };
  return (
    <img
      src={custom ?? marks.logoLight.url}
      alt={brand.name}
      {...size}
      className={`w-auto object-contain ${className}`}
    />
  );
}
