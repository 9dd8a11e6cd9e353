import { useQuery } from '@tanstack/react-query';
import emblem from '../../site/assets/emblem.svg';
import { isDemoName } from '../../site/assets/demo-name';
import { siteQueries } from '../api/site';

const size = 30;

/** The uploaded icon, or the demo brewery's; another brewery without an icon has none. */
export function HeaderIcon() {
  const { data } = useQuery(siteQueries.brand());
  if (!data) return <span style={{ width: size, height: size }} />;
  const url = data.favicon?.url ?? (isDemoName(data.name) ? emblem : null);
  return url && <img src={url} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />;
}
