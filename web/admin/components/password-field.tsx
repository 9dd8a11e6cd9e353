import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

/** The visibility button is focusable and labeled, unlike Mantine's default. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      label="Password"
      visible={isVisible}
      visibilityToggleIcon={VisibilityIcon}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? 'Hide password' : 'Show password', tabIndex: 0 }}
      {...props}
    />
  );
}

const VisibilityIcon = ({ reveal }: { reveal: boolean }) => (reveal ? <EyeOff size={18} /> : <Eye size={18} />);

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
