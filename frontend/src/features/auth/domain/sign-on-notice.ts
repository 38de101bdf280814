import { useEffect } from 'react';
import { tellRefusal } from '@/components/ui/feedback/toast-store';

/** Shows the notice that the address has after a sign-on once, and removes it from the address. */
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
