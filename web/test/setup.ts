import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import type { MockInstance } from 'vitest';
import { configureTransport } from '../api/client';
import { configureRetries } from '../api/send-once';
import { api } from './api';
import './fast-labels';
import './fast-styles';

// Node's fetch requires absolute URLs.
configureTransport((path, init) => fetch(`${window.location.origin}/api${path}`, init));

// Only ends tests that fail: the first render of a lazy page takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Failures are shown at once; the tests of repetitions configure their own.
configureRetries([]);

let consoleErrors: MockInstance;

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  consoleErrors = vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  api.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // A React warning fails the test that causes it.
  const messages = consoleErrors.mock.calls.map((call) => call.map(String).join(' '));
  consoleErrors.mockRestore();
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs after every test
  expect(messages, 'console.error was called').toEqual([]);
});
afterAll(() => api.close());

// Browser APIs that jsdom lacks.
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
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
