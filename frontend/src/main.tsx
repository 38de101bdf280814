import './styles/fonts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { App } = createApp({ goTo: (path) => window.location.assign(path) });
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
