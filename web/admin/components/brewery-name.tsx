import { Text } from '@mantine/core';

/** In place of a logo. */
export const BreweryName = ({ name }: { name: string }) => (
  <Text span ff="heading" fw={600} fz={32} lh={1.05} tt="uppercase" ta="center" style={{ overflowWrap: 'anywhere' }}>
    {name}
  </Text>
);
