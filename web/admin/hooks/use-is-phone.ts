import { useMediaQuery } from '@mantine/hooks';

export const useIsPhone = () => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
