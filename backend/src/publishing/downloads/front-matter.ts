import { DateTime } from 'luxon';
import type { ArticleText } from '../../articles/contract.js';
import type { Engine } from '../engines/engines.js';
import { voiceOf } from './html-document.js';

interface Site {
  readonly articleId: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** The house's, an IANA name. */
  readonly zone: string;
}

/** A site engine with front matter of its own. */
export type SiteEngine = Exclude<Engine, 'plain'>;

/** What each of them calls the same thing, or wants beside it. */
const words = {
  hugo: { draft: { draft: true }, address: 'src', wanted: {} },
  // Without a layout, Jekyll shows the bare text; without the other, it reads braces as its own.
  jekyll: {
    draft: { published: false },
    address: 'path',
    wanted: { layout: 'post', render_with_liquid: false },
  },
  // Eleventy would read braces as a template’s; Astro takes no notice.
  astro: { draft: { draft: true }, address: 'src', wanted: { templateEngineOverride: 'md' } },
} as const;

/**
 * What stands above the text in the file of a site engine. Each value is JSON, which is YAML too, so that no sign in a
 * title means anything; only the date is a time of YAML, because some engines take nothing else for one.
 */
export function frontMatter(text: ArticleText, engine: SiteEngine, site: Site): string {
  const { title, summary, persona, category, contentHash, promoted } = text;
  const { draft, wanted } = words[engine];
  const values = {
    ...wanted,
    ...(!promoted && draft),
    author: voiceOf(persona),
    persona,
    categories: [category],
    tags: [category],
    ...(summary !== null && { description: summary, ...(engine !== 'astro' && { summary }) }),
    ...imageOf(text, engine, site),
    article: site.articleId,
    content_hash: contentHash,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${asYaml(value)}`);
  return ['---', `title: ${asYaml(title)}`, `date: ${dateOf(text, site.zone)}`, ...lines, '---', ''].join(
    '\n',
  );
}

/** The day on which a text was promoted or, if it is none that was, its article came about; with the time and the zone. */
export function dateOf({ promoted, createdAt }: ArticleText, zone: string): string {
  const at = promoted ? DateTime.fromISO(promoted.at, { zone }) : DateTime.fromJSDate(createdAt, { zone });
  return at.set({ millisecond: 0 }).toISO({ suppressMilliseconds: true }) ?? '';
}

function imageOf({ images: [image] }: ArticleText, engine: SiteEngine, { publicUrl }: Site) {
  if (!image) return {};
  const { url, title: alt, creator, licence, licenceUrl, sourcePage, source } = image;
  const credit = [creator, licence].filter(Boolean).join(', ') || source;
  return {
    image: {
      [words[engine].address]: publicUrl + url,
      alt,
      credit,
      ...(licenceUrl !== null && { licence: licenceUrl }),
      ...(sourcePage !== null && { source: sourcePage }),
    },
  };
}

/** Signs that YAML takes for the end of a line, or that nobody sees. */
const unclear = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const asYaml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unclear,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
