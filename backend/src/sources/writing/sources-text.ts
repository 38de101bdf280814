import { material } from '../../platform/ai/material.js';
import { oneLine } from '../../platform/text/one-line.js';
import type { SourceDate } from '../dto/sources.dto.js';

/** A source as it is cited. */
export interface CitedSource {
  /** The id in markers, such as `s1`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string | null | undefined;
  readonly dates?: readonly SourceDate[] | undefined;
  /** The passages that were chosen from a page that was looked up; undefined if the whole source was given. */
  readonly passages?: readonly string[] | undefined;
}

const kinds = { published: 'published', updated: 'last updated', event: 'about a day of' } as const;

/** The sources as paragraphs of a prompt: the whole text, or the passages that were chosen from a page. */
export const sourcesText = (sources: readonly CitedSource[]): string[] =>
  sources.map(({ id, title, text, url, dates, passages }) => {
    const label = `Source [${id}], ${oneLine(title)}`;
    if (!passages) return material(label, text);
    const [date] = dates ?? [];
    const where = [url, date && `${kinds[date.kind]} ${date.date}`].filter(Boolean).join(', ');
    return material(
      `${label}${where === '' ? '' : ` (${where})`}, passages of it`,
      passages.join('\n\n[…]\n\n'),
    );
  });
