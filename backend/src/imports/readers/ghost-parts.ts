/** A part of a Ghost text: HTML, markdown as it was written, or the name of something that is lost. */
export interface TextPart {
  readonly kind: 'html' | 'markdown' | 'lost';
  readonly text: string;
}

/** Joins neighbouring parts in HTML, so that they are converted together. */
export function mergedParts(parts: readonly TextPart[]): TextPart[] {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === 'html' && last?.kind === 'html') {
      merged[merged.length - 1] = { kind: 'html', text: `${last.text}\n${part.text}` };
    } else {
      merged.push(part);
    }
  }
  return merged;
}
