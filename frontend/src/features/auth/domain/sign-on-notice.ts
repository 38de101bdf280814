import { useEffect } from 'react';
import { tellRefusal } from '@/components/ui/feedback/toast-store';

/** Tells once what the address of a page says after a sign-on, and takes it out of there. */
export function useSignOnNotice(): void {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get('notice') !== 'last-administrator') return;
    url.searchParams.delete('notice');
    window.history.replaceState(window.history.state, '', url);
    tellRefusal(
      'Still an administrator',
      'The house’s sign-on no longer names you as one, but you are the last. Make somebody else an administrator first.',
    );
  }, []);
}
