import type { Finding } from './registry.js';

/** A guess that a person called wrong. */
export interface Dismissal {
  /** The check's id. */
  readonly rule: string;
  /** The passage; empty for a finding about the whole text. */
  readonly quote: string;
}

/** Whether a person called a check's guess about a passage wrong. */
export type IsDismissed = (rule: string, quote: string) => boolean;

export function amongDismissals(dismissals: readonly Dismissal[]): IsDismissed {
  const dismissed = new Set(dismissals.map(({ rule, quote }) => `${rule}\n${quote}`));
  return (rule, quote) => dismissed.has(`${rule}\n${quote}`);
}

/**
 * Leaves out dismissed findings. A finding is dismissed for its passage; one about the whole text, for the whole text.
 */
export function withoutDismissed(findings: readonly Finding[], isDismissed: IsDismissed): Finding[] {
  return findings.filter(({ rule, kind, verdict, spans }) => {
    const quotes = spans.length === 0 ? [''] : spans.map(({ quote }) => quote);
    return kind !== 'guess' || verdict !== 'fail' || !quotes.some((quote) => isDismissed(rule, quote));
  });
}
