/** What a key asks of a list of choices whose focus stays on the field above it. */
export type ListAction =
  | { kind: 'move'; to: number }
  | { kind: 'pick' }
  | { kind: 'close' }
  | { kind: 'all' }
  | { kind: 'type'; letter: string };

interface KeyInfo {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Reads a key pressed while the list is open; undefined where the key is not the list's business. */
export function actionOf(event: KeyInfo, active: number, count: number): ListAction | undefined {
  const last = count - 1;
  const steps: Record<string, number> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    PageDown: Math.min(active + 10, last),
    PageUp: Math.max(active - 10, 0),
    Home: 0,
    End: last,
  };
  const step = steps[event.key];
  if (step !== undefined) return { kind: 'move', to: step };
  if (event.key === 'Enter' || event.key === ' ') return { kind: 'pick' };
  if (event.key === 'Escape' || event.key === 'Tab') return { kind: 'close' };
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) return { kind: 'all' };
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    return { kind: 'type', letter: event.key };
  }
  return undefined;
}

/**
 * Where typed letters lead: the next label, from `from` on and around, that begins with them. One letter repeated
 * walks through the labels that begin with it.
 */
export function indexTyped(labels: readonly string[], typed: string, from: number): number | undefined {
  const repeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = (repeated ? typed.slice(0, 1) : typed).toLowerCase();
  const start = typed.length === 1 || repeated ? from + 1 : from;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
