import './bar.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureTransport } from '../api/client';
import { configureSessionSource } from '../api/staff/client';
import { startRevocations } from '../api/staff/revocation';
import { getSessionId, syncTabs } from '../api/staff/session';
import { createDefaultPolicy } from '../ui/trusted-types';
import { App } from './app';
import { applyTheme, readTheme } from './preferences';
import { createBar } from './state/bar';
import { openDatabase } from './state/database';
import { barTransport } from './transport';

createDefaultPolicy();
configureSessionSource(getSessionId);
configureTransport(barTransport);
syncTabs();
startRevocations();
applyTheme(readTheme());

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/bar/sw.js', { scope: '/bar/' }).catch(() => undefined);
}
// Prevents the browser from deleting the presses when the device runs out of space.
void navigator.storage?.persist?.().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const bar = createBar(await openDatabase());

createRoot(root).render(
  <StrictMode>
    <App bar={bar} />
  </StrictMode>,
);
