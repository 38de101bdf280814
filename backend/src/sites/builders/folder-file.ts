import { draftLine, engines, frontMatter, type Engine } from '../../publishing/contract.js';
import type { SitePost } from './site-builder.js';
import type { TextForm } from '../domain/site.events.js';
import { slugOf } from './post-form.js';

/** The engine that a text in markdown is for. */
export const engineOf = (form: TextForm): Engine => engines.find((engine) => engine === form) ?? 'plain';

/** Where each engine looks for posts, within a repository. */
export const placeOf = (form: TextForm): string =>
  ({ plain: 'posts', hugo: 'content/posts', jekyll: '_posts', astro: 'src/content/posts' })[engineOf(form)];

/** What tells a file of ours, at the end of its name. */
export const endOf = (articleId: string): string => `-${articleId.slice(0, 8)}.md`;

/** The name of the file, which stays when the title changes. */
export function fileNameOf({ title, articleId, date }: SitePost, form: TextForm): string {
  const day = engineOf(form) === 'jekyll' ? `${date.slice(0, '2026-11-27'.length)}-` : '';
  return `${day}${slugOf(title, articleId)}${endOf(articleId)}`;
}

/** A markdown file with its front matter. */
export function fileOf(post: SitePost, form: TextForm, isDraft: boolean): string {
  const { articleId: article, category, text, ...facts } = post;
  const categories = category === null ? [] : [category];
  const { title, date, author, tags, summary, contentHash } = facts;
  const said = { article, contentHash, title, date, isDraft, author, categories, tags, summary };
  return `${frontMatter(said, engineOf(form))}\n${text.trimEnd()}\n`;
}

/** The line of the front matter that tells of a draft, with what stands before it. */
const draftState = new RegExp(
  String.raw`^(---\r?\n(?:(?!---).*\r?\n)*?)(?:${[...new Set(engines.map(draftLine))].join('|')})\r?\n`,
);

/** The text without what says whether it is a draft, which is no change of it. */
export const withoutState = (file: string): string => file.replace(draftState, '$1');

export const isDraftFile = (file: string): boolean => draftState.test(file);

/** The file as a draft, where it is none. */
export function asDraft(file: string, form: TextForm): string {
  if (isDraftFile(file)) return file;
  return file.replace(/^date: .*(\r?\n)/m, `$&${draftLine(engineOf(form))}$1`);
}
