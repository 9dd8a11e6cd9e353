import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { configureTransport } from '../api/client';
import { api } from './api';

// A document has an address; Node's fetch wants it written out.
configureTransport((path, init) => fetch(`${window.location.origin}/api${path}`, init));

// A busy machine is no finding.
configure({ asyncUtilTimeout: 5000 });

let complaints: MockInstance;

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  api.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // React's warnings are findings: a test that causes one has not passed.
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockRestore();
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is every test's last line
  expect(said, 'console.error was called').toEqual([]);
});
afterAll(() => api.close());

// What jsdom lacks and every page uses.
window.scrollTo = () => {};
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
