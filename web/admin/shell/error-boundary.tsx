import { Alert, Button, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';

/** Limits render errors and failed chunk loads to the page; the navigation stays usable. */
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
          The connection was lost while the page was loading, or a new version of the app is available.
        </Text>
        <Button size="xs" variant="default" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Alert>
    );
  }
}
