import { useMemo } from 'react';
import { Gradual } from '@/components/lists/gradual';
import { sliced } from '@/components/lists/sliced';

const linesOfPiece = 200;

/**
 * Splits a text into pieces that are drawn together. A piece ends at the end of a line, so that each is a block of its
 * own.
 */
function piecesOf(text: string): string[] {
  const lines = text.split('\n');
  return Array.from({ length: Math.ceil(lines.length / linesOfPiece) }, (_, piece) =>
    lines.slice(piece * linesOfPiece, (piece + 1) * linesOfPiece).join('\n'),
  );
}

const weightOf = (piece: string): number => linesOfPiece + piece.length / 80;
const draw = (piece: string, index: number) => <div key={index}>{piece}</div>;

/** A text as markdown, including its signs. */
export function Written({ text, className }: { text: string; className: string }) {
  const pieces = useMemo(() => sliced(piecesOf(text), weightOf), [text]);
  return (
    <pre className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      <Gradual slices={pieces} draw={draw} />
    </pre>
  );
}
