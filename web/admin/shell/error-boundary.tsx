import { Alert, Button, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';

/** A page that breaks, or a part of the app that can't be loaded, leaves the menu alive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert color="red" role="alert" title="This page could not be shown">
        <Text size="sm" mb="sm">
          Either the connection was lost while it was loading, or a new version of the app has arrived.
        </Text>
        <Button size="xs" variant="default" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Alert>
    );
  }
}
