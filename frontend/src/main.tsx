import '@fonts/fonts.css';
import './styles/app.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mayBeSignedIn } from './api/signed-in-sign';
import type { User } from './api/session';
import { LoadingScreen } from '@/components/ui/graphics/spinner';
import { Toaster } from './components/ui/feedback/toaster';
import { SignInScreen } from './features/auth/sign-in-screen';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const show = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      {screen}
      <Toaster />
    </StrictMode>,
  );

const goTo = (path: string) => window.location.assign(path);
/** Loads the router, the queries and the pages: by far the larger part, which sign-in does without. */
const loadDesk = () => import('./app');

async function openDesk(user?: User): Promise<void> {
  const { createApp } = await loadDesk();
  const { App } = createApp({ goTo, user });
  show(<App />);
}

if (['/', '/login'].includes(window.location.pathname) && !mayBeSignedIn()) {
  show(
    <SignInScreen
      onTyping={() => void loadDesk().catch(() => undefined)}
      // If the desk could not be loaded, the browser loads the page anew, and the desk with it.
      onSignedIn={(user) => openDesk(user).catch(() => goTo('/'))}
    />,
  );
} else {
  show(<LoadingScreen />);
  void openDesk();
}
