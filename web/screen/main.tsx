import './screen.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureTransport } from '../api/client';
import { App } from './app';
import { screenTransport } from './device';

configureTransport(screenTransport);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
