import { useSyncExternalStore } from 'react';
import { idempotencyKey } from './idempotency';

/** Something that was asked of the server and takes long. Without this, a reload of the page would forget it. */
export interface Work<Input> {
  /** The `Idempotency-Key` of the work, under which the server reports it. */
  key: string;
  request: Input;
  /** The time in milliseconds since 1970, as is `endedAt`. */
  startedAt: number;
  state: 'running' | 'done' | 'failed';
  endedAt?: number;
}

/**
 * The last work of one kind that each user asked for, kept in local storage, where a reload, another tab and a new
 * sign-in find it. If the storage is blocked, it is remembered for the visit.
 */
export class WorkMemory<Input> {
  private readonly unsaved = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private known: { text: string; work: Work<Input> | undefined } = { text: '', work: undefined };

  /** @param kind the beginning of the storage's keys */
  constructor(private readonly kind: string) {}

  /** Reads the user's work. Returns the same object as long as nothing has changed. */
  read(userId: string): Work<Input> | undefined {
    const text = this.text(userId);
    if (text !== this.known.text) this.known = { text, work: workIn<Input>(text) };
    return this.known.work;
  }

  /** Begins work, or continues with work that is running. Asking for the same again after a failure keeps the key. */
  begin(userId: string, request: Input): Work<Input> {
    const last = this.read(userId);
    const key = idempotencyKey(request, last?.state === 'done' ? undefined : last);
    if (last?.state === 'running' && key === last.key) return last;
    const work: Work<Input> = { key, request, startedAt: Date.now(), state: 'running' };
    this.write(userId, JSON.stringify(work));
    return work;
  }

  /** Records the outcome. Returns false if it was already known, or if other work has begun since. */
  end(userId: string, key: string, state: 'done' | 'failed'): boolean {
    const work = this.read(userId);
    if (work?.key !== key || work.state !== 'running') return false;
    this.write(userId, JSON.stringify({ ...work, state, endedAt: Date.now() }));
    return true;
  }

  /** Forgets work that must not be shown any more. */
  forget(userId: string, key: string): void {
    if (this.read(userId)?.key === key) this.write(userId, '');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  private text(userId: string): string {
    const unsaved = this.unsaved.get(userId);
    if (unsaved !== undefined) return unsaved;
    try {
      return localStorage.getItem(`${this.kind}:${userId}`) ?? '';
    } catch {
      return '';
    }
  }

  private write(userId: string, text: string): void {
    try {
      if (text === '') localStorage.removeItem(`${this.kind}:${userId}`);
      else localStorage.setItem(`${this.kind}:${userId}`, text);
    } catch {
      this.unsaved.set(userId, text);
    }
    for (const listener of this.listeners) listener();
  }
}

/** The work of one kind, remembered for each thing that it is done on, so that several can go on at a time. */
export class WorkMemories<Input> {
  private readonly memories = new Map<string, WorkMemory<Input>>();

  /** @param kind the beginning of the storage's keys */
  constructor(private readonly kind: string) {}

  of(id: string): WorkMemory<Input> {
    const memory = this.memories.get(id) ?? new WorkMemory<Input>(`${this.kind}:${id}`);
    this.memories.set(id, memory);
    return memory;
  }
}

/**
 * An entry of the storage, perhaps from a page that was loaded before an update, when the request was called a wish.
 */
type Stored<Input> = Partial<Work<Input>> & { wish?: Input };

/**
 * The work in an entry of the storage; undefined if it is not valid, because anybody may have written into the storage.
 */
function workIn<Input>(text: string): Work<Input> | undefined {
  try {
    const { wish, request = wish, ...work } = JSON.parse(text) as Stored<Input>;
    const named = typeof work.key === 'string' && typeof work.startedAt === 'number';
    return named && typeof request === 'object' && request !== null
      ? ({ ...work, request } as Work<Input>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The user's work in a memory, kept current as it changes. */
export function useWork<Input>(memory: WorkMemory<Input>, userId: string): Work<Input> | undefined {
  return useSyncExternalStore(memory.subscribe, () => memory.read(userId));
}
