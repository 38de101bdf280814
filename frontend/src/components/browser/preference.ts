import { useSyncExternalStore } from 'react';

/** A choice of this browser's user, kept in local storage. If the storage is blocked, it lasts for the visit. */
export class Preference<T extends string> {
  private unsaved: T | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly values: readonly T[],
    private readonly fallback: T,
  ) {}

  readonly read = (): T => {
    if (this.unsaved !== undefined) return this.unsaved;
    try {
      const stored = localStorage.getItem(this.key);
      return this.values.find((value) => value === stored) ?? this.fallback;
    } catch {
      return this.fallback;
    }
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly write = (value: T): void => {
    try {
      localStorage.setItem(this.key, value);
    } catch {
      this.unsaved = value;
    }
    for (const listener of this.listeners) listener();
  };
}

/** Returns the current choice, and a function to make another. */
export function usePreference<T extends string>(preference: Preference<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.read), preference.write];
}
