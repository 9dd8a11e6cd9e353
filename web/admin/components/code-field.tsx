import { TextInput, type TextInputProps } from '@mantine/core';

/** The code of two-step sign-in. */
export const CodeField = (props: TextInputProps) => (
  <TextInput
    label="Code"
    description="From your authenticator app, or one of your recovery codes"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    required
    {...props}
  />
);
