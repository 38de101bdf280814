import { useEffect } from 'react';
import { LoadingScreen } from '@/components/ui/feedback/spinner';
import { useSessionExit } from './session-exit';

/** Stands in place of a page that was opened, or is still open, without a session; on its way to sign-in. */
export function SessionEnded() {
  const exit = useSessionExit();
  useEffect(() => exit.lost(), [exit]);
  return <LoadingScreen />;
}
