import { Preference } from '@/components/browser/preference';
import type { paths } from '@/api/schema.gen';

type Query = paths['/api/articles/drafts/{id}/download']['get']['parameters']['query'];

const targets = {
  plain: { label: 'Plain', query: {} },
  'plain-list': { label: 'Plain, notes as a list', query: { notes: 'list' } },
  hugo: { label: 'Hugo', query: { for: 'hugo' } },
  jekyll: { label: 'Jekyll', query: { for: 'jekyll' } },
  astro: { label: 'Astro or MDX', query: { for: 'astro' } },
  // Eleventy does not support footnotes.
  eleventy: { label: 'Eleventy', query: { for: 'astro', notes: 'list' } },
} satisfies Record<string, { label: string; query: Partial<Query> }>;

type MarkdownTarget = keyof typeof targets;
const names = Object.keys(targets) as MarkdownTarget[];

/** The chosen target of markdown files. It is kept until another one is chosen. */
export const markdownTarget = new Preference<MarkdownTarget>('markdown-for', names, 'plain');

export const markdownTargets = names.map((value) => ({ value, label: targets[value].label }));

/** Returns the query parameters for the chosen target. */
export const queryOfTarget = (): Partial<Query> => targets[markdownTarget.read()].query;

/** Chooses the target with that name; an unknown name changes nothing. */
export function chooseTarget(name: string): void {
  const chosen = names.find((target) => target === name);
  if (chosen) markdownTarget.write(chosen);
}
