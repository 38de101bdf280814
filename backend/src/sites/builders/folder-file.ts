import { draftLine, engines, frontMatter, type Engine } from '../../publishing/contract.js';
import type { SitePost } from './site-builder.js';
import type { EngineForm } from '../domain/site.events.js';
import { slugOf } from './post-form.js';

/** The engine that a form of markdown is written for. */
export const engineOf = (form: EngineForm): Engine => engines.find((engine) => engine === form) ?? 'plain';

/** The folder in a repository in which each engine looks for posts. */
export const folderOf = (form: EngineForm): string =>
  ({ plain: 'posts', hugo: 'content/posts', jekyll: '_posts', astro: 'src/content/posts' })[engineOf(form)];

/** The end of a file's name, by which the file of an article is found again. */
export const endOf = (articleId: string): string => `-${articleId.slice(0, 8)}.md`;

/** The name of an article's file, which stays the same when the title changes. */
export function postFileName({ title, articleId, date }: SitePost, form: EngineForm): string {
  const day = engineOf(form) === 'jekyll' ? `${date.slice(0, '2026-11-27'.length)}-` : '';
  return `${day}${slugOf(title, articleId)}${endOf(articleId)}`;
}

/** A markdown file with its front matter. */
export function fileOf(post: SitePost, form: EngineForm, isDraft: boolean): string {
  const { articleId: article, category, text, ...facts } = post;
  const categories = category === null ? [] : [category];
  const { title, date, author, tags, summary, contentHash } = facts;
  const said = { article, contentHash, title, date, isDraft, author, categories, tags, summary };
  return `${frontMatter(said, engineOf(form))}\n${text.trimEnd()}\n`;
}

/** Matches the line of the front matter that marks a draft; the first group is the text before it. */
const draftState = new RegExp(
  String.raw`^(---\r?\n(?:(?!---).*\r?\n)*?)(?:${[...new Set(engines.map(draftLine))].join('|')})\r?\n`,
);

/** The file without the line that marks a draft, because that line is not a change of the text. */
export const withoutState = (file: string): string => file.replace(draftState, '$1');

export const isDraftFile = (file: string): boolean => draftState.test(file);

/** Marks a file as a draft, unless it is one already. */
export function asDraft(file: string, form: EngineForm): string {
  if (isDraftFile(file)) return file;
  return file.replace(/^date: .*(\r?\n)/m, `$&${draftLine(engineOf(form))}$1`);
}
