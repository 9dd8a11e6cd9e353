import { isDemoName } from '../assets/demo-name';
import { demoLogo } from '../assets/layout-images';
import { useSite } from '../site-context';

/** The uploaded logo; without one, the demo brewery has its built-in logo, and any other its name in the display typeface. */
export function SiteLogo({ className = '' }: { className?: string }) {
  const { logo, name } = useSite().brand;
  if (!logo && !isDemoName(name)) {
    return (
      <span className={`flex items-center ${className}`}>
        <span className="line-clamp-2 font-display text-2xl/none font-bold tracking-wide text-balance break-words uppercase">
          {name}
        </span>
      </span>
    );
  }
  // An uploaded image may have any shape, and its stored size may be that of a small file.
  const { url, ...size } = logo ? { url: logo.url } : demoLogo;
  return <img src={url} alt={name} {...size} className={`w-auto max-w-full object-contain object-left ${className}`} />;
}
