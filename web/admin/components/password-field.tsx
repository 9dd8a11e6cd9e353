import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password that can be looked at, with a button that the keyboard reaches and that says what it does. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      label="Password"
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? 'Hide password' : 'Show password', tabIndex: 0 }}
      {...props}
    />
  );
}
