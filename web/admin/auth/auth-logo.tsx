import { Center } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import builtInLogo from '../../site/assets/logo-dark.svg';
import { isDemoName } from '../../site/assets/demo-name';
import { siteQueries } from '../api/site';
import { BreweryName } from '../components/brewery-name';

const height = 80;

/** The logo for light backgrounds. Without one, the demo brewery has its built-in logo, and any other its name. */
export function AuthLogo() {
  const { data: brand } = useQuery(siteQueries.brand());
  return <Center mih={height}>{brand && <Logo {...brand} />}</Center>;
}

function Logo({ name, logoOnLight }: { name: string; logoOnLight: { url: string } | null }) {
  const url = logoOnLight?.url ?? (isDemoName(name) ? builtInLogo : null);
  return url ? (
    <img src={url} alt={name} width={220} height={height} style={{ objectFit: 'contain' }} />
  ) : (
    <BreweryName name={name} />
  );
}
