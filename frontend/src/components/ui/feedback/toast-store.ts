import { sentenceOf } from '@/api/api-error';

export interface ToastMessage {
  title: string;
  description?: string;
  /** The tone: `destructive` interrupts screen readers; success waits for a pause. */
  tone?: 'destructive';
  /** Whether nothing replaces the toast: whatever else fails or is done meanwhile no longer matters. */
  final?: true;
}

type ShownToast = ToastMessage & { id: number };

/** The one toast that is shown. A new one replaces the last. */
class ToastStore {
  private shown: ShownToast | undefined;
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  readonly current = (): ShownToast | undefined => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(message: ToastMessage): void {
    if (!this.shown?.final) this.set({ ...message, id: this.nextId++ });
  }

  /** Removes a toast; if it was replaced meanwhile, its successor stays. */
  dismiss(id: number): void {
    if (this.shown?.id === id) this.set(undefined);
  }

  private set(toast: ShownToast | undefined): void {
    this.shown = toast;
    for (const listener of this.listeners) listener();
  }
}

export const toasts = new ToastStore();

/** Shows a toast, from anywhere. */
export function toast(message: ToastMessage): void {
  toasts.show(message);
}

/** Says that something could not be done. */
export function tellRefusal(title: string, description: string): void {
  toast({ title, description, tone: 'destructive' });
}

/** Says that something failed, and why, as far as the server gave a reason. */
export function tellFailure(title: string, ...failure: Parameters<typeof sentenceOf>): void {
  tellRefusal(title, sentenceOf(...failure));
}
