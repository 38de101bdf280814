import { createContext, useContext } from 'react';
import { toast } from '@/components/ui/feedback/toast-store';

/** Where somebody can end the session of the house’s own sign-on. */
export interface SignOutThere {
  name: string;
  address: string;
}

const NOTICE_MS = 500;

/** The two ways out of a session: losing it, which is told and leads to sign-in, and leaving it by Logout. */
export class SessionExit {
  private leaving = false;
  private leftAt: SignOutThere | undefined;

  /** @param goTo leaves the application for a path of the server */
  constructor(private readonly goTo: (path: string) => void) {}

  /** The server knows no session any more, or a page was opened without one. Many calls may find out; one tells. */
  readonly lost = (): void => {
    if (this.leaving) return;
    this.leaving = true;
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'destructive',
      final: true,
    });
    setTimeout(() => this.goTo('/api/login'), NOTICE_MS);
  };

  /**
   * Signing out: what is refused from now on, until `settled`, is no loss.
   * @param there where the session was opened by the house’s own sign-on
   */
  leave(there: SignOutThere | undefined): void {
    this.leaving = true;
    this.leftAt = there;
  }

  /** Of the session that was left last. */
  get signOutThere(): SignOutThere | undefined {
    return this.leftAt;
  }

  /** The way out, or in, has come to its end. */
  settled(): void {
    this.leaving = false;
  }
}

const Exit = createContext<SessionExit | undefined>(undefined);
export const SessionExitProvider = Exit.Provider;

export function useSessionExit(): SessionExit {
  const exit = useContext(Exit);
  if (!exit) throw new Error('useSessionExit is for components inside the application');
  return exit;
}
