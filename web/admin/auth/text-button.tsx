import { Anchor } from '@mantine/core';

type Props = { children: string; onClick: () => void };

/** A secondary action below the button of a form: looks like a link, and is as tall as a finger needs. */
export const TextButton = ({ children, onClick }: Props) => (
  <Anchor component="button" type="button" size="sm" mih={44} my={-8} style={{ alignSelf: 'center' }} onClick={onClick}>
    {children}
  </Anchor>
);
