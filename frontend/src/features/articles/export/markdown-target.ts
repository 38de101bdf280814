import { Preference } from '@/components/browser/preference';
import type { paths } from '@/api/schema.gen';

type Query = paths['/api/articles/drafts/{id}/download']['get']['parameters']['query'];

const targets = {
  plain: { label: 'Plain', query: {} },
  'plain-list': { label: 'Plain, notes as a list', query: { notes: 'list' } },
  hugo: { label: 'Hugo', query: { for: 'hugo' } },
  jekyll: { label: 'Jekyll', query: { for: 'jekyll' } },
  astro: { label: 'Astro or MDX', query: { for: 'astro' } },
  // Eleventy knows no footnotes.
  eleventy: { label: 'Eleventy', query: { for: 'astro', notes: 'list' } },
} satisfies Record<string, { label: string; query: Partial<Query> }>;

type MarkdownTarget = keyof typeof targets;
const names = Object.keys(targets) as MarkdownTarget[];

/** What markdown files are for, until another choice is made. */
export const markdownTarget = new Preference<MarkdownTarget>('markdown-for', names, 'plain');

export const markdownTargets = names.map((value) => ({ value, label: targets[value].label }));

/** What the server is asked for, by the chosen target. */
export const queryOfTarget = (): Partial<Query> => targets[markdownTarget.read()].query;

/** Chooses the target with that name; an unknown name changes nothing. */
export function chooseTarget(name: string): void {
  const chosen = names.find((target) => target === name);
  if (chosen) markdownTarget.write(chosen);
}
