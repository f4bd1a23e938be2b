import '@gschool/themes/global';

import { preloadPosterArt } from '@gschool/ui';
import { reloadOnceOnMissingChunk } from '@gschool/ui/app';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { settings } from './config/env';
import { loadPages } from './routes';

/** Starts the shop. It shows sample content only and talks to no backend yet. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (!settings.ok) {
    const { MissingSettings } = await import('./features/shell/MissingSettings');
    createRoot(root).render(<MissingSettings problems={settings.problems} />);
    return;
  }
  // A page that cannot be loaded says so itself, once the rest is here.
  await loadPages(window.location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Only a prerendered page is adopted, and it names its own path.
  if (root.dataset['prerendered'] === window.location.pathname.replace(/(.)\/$/, '$1')) {
    hydrateRoot(root, app);
  } else {
    void preloadPosterArt();
    createRoot(root).render(app);
  }
}

reloadOnceOnMissingChunk();
void start();
