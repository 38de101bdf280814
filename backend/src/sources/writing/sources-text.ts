import { material } from '../../platform/ai/material.js';
import { oneLine } from '../../platform/text/one-line.js';

/** A source as it is cited. */
export interface CitedSource {
  /** Such as `s1`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The sources as paragraphs of a prompt. */
export const sourcesText = (sources: readonly CitedSource[]): string[] =>
  sources.map(({ id, title, text }) => material(`Source [${id}], ${oneLine(title)}`, text));
