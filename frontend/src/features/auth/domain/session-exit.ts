import { createContext, useContext } from 'react';
import { toast } from '@/components/ui/feedback/toast-store';

/** The page where people can end the session of the house’s own sign-on. */
export interface SignOutThere {
  name: string;
  address: string;
}

const NOTICE_MS = 500;

/**
 * The two ways out of a session. When it is lost, a toast says so and the page goes to sign-in. The other way is
 * Logout.
 */
export class SessionExit {
  private leaving = false;
  private leftAt: SignOutThere | undefined;

  /** @param goTo leaves the application for a path of the server */
  constructor(private readonly goTo: (path: string) => void) {}

  /**
   * Handles a lost session: the server no longer knows it, or a page was opened without one. Many calls may notice
   * this, but only one tells the person.
   */
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
   * Begins to sign out. Until `settled`, a refused call does not count as a lost session.
   * @param there the sign-on that the session came from, if it came from one
   */
  leave(there: SignOutThere | undefined): void {
    this.leaving = true;
    this.leftAt = there;
  }

  /** The sign-on that the last session came from; undefined if it came from none. */
  get signOutThere(): SignOutThere | undefined {
    return this.leftAt;
  }

  /** Ends the state of leaving, after signing out or in. */
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
