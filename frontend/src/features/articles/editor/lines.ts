import type { Line, Text } from '@codemirror/state';

/** The lines from one offset to another, both included. */
export function linesBetween(doc: Text, from: number, to: number): Line[] {
  const first = doc.lineAt(from).number;
  return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => doc.line(first + index));
}
