import { DateTime } from 'luxon';
import type { Engine } from './engines.js';

/** The facts that a file gives about its article; undefined and empty ones are left out. */
interface FrontMatterFacts {
  readonly article: string;
  readonly contentHash: string;
  readonly title: string;
  /** The date with its zone, as `timeIn` writes it. */
  readonly date: string;
  readonly isDraft: boolean;
  readonly author: string | null;
  readonly persona?: string | undefined;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** The summary; empty or null if there is none. */
  readonly summary: string | null;
  /** The address at which readers find the article. */
  readonly canonical?: string | undefined;
  readonly image?: {
    readonly address: string;
    readonly alt: string;
    readonly credit: string;
    readonly licence: string | null;
    readonly source: string | null;
  };
}

/** The names that each engine uses, and the fields that it needs besides. */
const words = {
  plain: { draft: { draft: true }, address: 'src', canonical: 'canonicalURL', wanted: {} },
  hugo: { draft: { draft: true }, address: 'src', canonical: 'canonicalURL', wanted: {} },
  // Without a layout, Jekyll would show only the text; without `render_with_liquid`, it would read braces as its own.
  jekyll: {
    draft: { published: false },
    address: 'path',
    canonical: 'canonical_url',
    wanted: { layout: 'post', render_with_liquid: false },
  },
  // Eleventy would take braces for a template’s; Astro ignores this field.
  astro: {
    draft: { draft: true },
    address: 'src',
    canonical: 'canonicalURL',
    wanted: { templateEngineOverride: 'md' },
  },
} as const;

const namesSummary: readonly Engine[] = ['hugo', 'jekyll'];

/**
 * The front matter of a file for a site engine. Values are JSON, which is also YAML, so that no character in a title
 * has a meaning of its own. Only the date is a YAML time, because some engines accept nothing else.
 */
export function frontMatter(facts: FrontMatterFacts, engine: Engine): string {
  const { title, date, isDraft, author, persona, categories, tags, summary, article, contentHash } = facts;
  const { draft, canonical, wanted } = words[engine];
  const values = {
    ...wanted,
    ...(isDraft && draft),
    ...(author !== null && { author }),
    ...(persona !== undefined && { persona }),
    ...(categories.length > 0 && { categories }),
    ...(tags.length > 0 && { tags }),
    ...(summary && { description: summary, ...(namesSummary.includes(engine) && { summary }) }),
    ...(facts.canonical !== undefined && { [canonical]: facts.canonical }),
    ...imageOf(facts, engine),
    article,
    content_hash: contentHash,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${asYaml(value)}`);
  return ['---', `title: ${asYaml(title)}`, `date: ${date}`, ...lines, '---', ''].join('\n');
}

/** The line of the front matter that marks a file as a draft. */
export function draftLine(engine: Engine): string {
  return Object.entries(words[engine].draft)
    .map(([name, value]) => `${name}: ${asYaml(value)}`)
    .join('\n');
}

/**
 * A time with its zone, to the second.
 * @param zone an IANA name
 */
export function timeIn(zone: string, at: Date): string {
  const time = DateTime.fromJSDate(at, { zone }).set({ millisecond: 0 });
  return time.toISO({ suppressMilliseconds: true }) ?? '';
}

function imageOf({ image }: FrontMatterFacts, engine: Engine) {
  if (!image) return {};
  const { address, alt, credit, licence, source } = image;
  return {
    image: {
      [words[engine].address]: address,
      alt,
      credit,
      ...(licence !== null && { licence }),
      ...(source !== null && { source }),
    },
  };
}

/** Characters that YAML takes for a line end, or that are invisible. */
const unclear = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const asYaml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unclear,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
