import type { SitePost } from './site-builder.js';
import type { TextForm } from '../domain/site.events.js';
import { slugOf } from './post-form.js';

/** How each engine is told of a draft, and what else it wants to show a text as it is written. */
const wanted = {
  plain: {},
  hugo: {},
  jekyll: { layout: 'post', render_with_liquid: false },
  astro: { templateEngineOverride: 'md' },
} as const;

type Engine = keyof typeof wanted;

const engineOf = (form: TextForm): Engine => (form in wanted ? (form as Engine) : 'plain');

/** Where each engine looks for posts, within a repository. */
export const placeOf = (form: TextForm): string =>
  ({ plain: 'posts', hugo: 'content/posts', jekyll: '_posts', astro: 'src/content/posts' })[engineOf(form)];

/** What tells a file of ours, at the end of its name. */
export const endOf = (articleId: string): string => `-${articleId.slice(0, 8)}.md`;

/** The name of the file, which stays when the title changes. */
export function fileNameOf({ title, articleId, at }: SitePost, form: TextForm): string {
  const day = engineOf(form) === 'jekyll' ? `${at.toISOString().slice(0, 10)}-` : '';
  return `${day}${slugOf(title, articleId)}${endOf(articleId)}`;
}

/** Signs that YAML takes for the end of a line, or that nobody sees. */
const unclear = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** JSON is YAML, so that no sign in a title means anything. */
const asYaml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unclear,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A markdown file with its front matter. */
export function fileOf(post: SitePost, form: TextForm, isDraft: boolean): string {
  const { articleId, title, summary, category, tags, author, at, text } = post;
  const engine = engineOf(form);
  const hidden = engine === 'jekyll' ? { published: false } : { draft: true };
  const values = {
    ...wanted[engine],
    ...(isDraft && hidden),
    ...(author !== null && { author }),
    ...(category !== null && { categories: [category] }),
    ...(tags.length > 0 && { tags }),
    ...(summary !== '' && { description: summary }),
    provenance: articleId,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${asYaml(value)}`);
  const date = at.toISOString().replace(/\.\d+Z$/, 'Z');
  return ['---', `title: ${asYaml(title)}`, `date: ${date}`, ...lines, '---', '', `${text.trimEnd()}\n`].join(
    '\n',
  );
}

/** The text without what says whether it is a draft, which is no change of it. */
export const withoutState = (file: string): string =>
  file.replace(/^(?:draft: true|published: false)\n/m, '');

export const isDraftFile = (file: string): boolean => withoutState(file) !== file;

/** The file as a draft, where it is none. */
export function asDraft(file: string, form: TextForm): string {
  const hidden = engineOf(form) === 'jekyll' ? 'published: false' : 'draft: true';
  return isDraftFile(file) ? file : file.replace(/^date: .*$/m, (line) => `${line}\n${hidden}`);
}
