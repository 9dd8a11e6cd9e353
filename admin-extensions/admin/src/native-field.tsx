/** A field whose input is the browser's own, such as of a date: its icons and its calendar follow the theme. */
import { darkTheme, Field } from '@strapi/design-system';
import { styled } from 'styled-components';

export const NativeField = styled(Field.Root)`
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === darkTheme.colors.neutral0 ? 'dark' : 'light')};
`;
