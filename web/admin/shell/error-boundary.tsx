import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { SmallButton } from '../components/buttons';

const FailedPage = () => (
  <Alert color="red" role="alert" title="This page could not be shown">
    <Text mb="sm">The connection was lost while the page was loading, or a new version of the app is available.</Text>
    <SmallButton onClick={() => window.location.reload()}>Reload</SmallButton>
  </Alert>
);

/** Limits render errors and failed chunk loads to the page; the navigation stays usable. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary FallbackComponent={FailedPage}>{children}</Boundary>
);
