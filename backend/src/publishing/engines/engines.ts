import type { Options } from 'remark-stringify';
import { shownShortcodes } from './shown-shortcodes.js';

type Unsafe = NonNullable<Options['unsafe']>[number];

/** The site engines; `astro` is also for Eleventy and MDX. */
export const engines = ['plain', 'hugo', 'jekyll', 'astro'] as const;
export type Engine = (typeof engines)[number];

/** The forms of notes at the end of a text: footnotes, or a list for engines without footnotes. */
export const notesForms = ['footnotes', 'list'] as const;
export type NotesForm = (typeof notesForms)[number];

/** The differences of an engine's markdown from CommonMark with tables, footnotes and strikethrough. */
export interface Dialect {
  /** Characters that the engine takes for syntax of its own. */
  readonly unsafe: readonly Unsafe[];
  /** Whether tags in a text reach the page. */
  readonly keepsTags: boolean;
  /** The characters that a backslash escapes; undefined if it escapes all punctuation. */
  readonly escapable?: string;
  /** Rewrites code so that the engine shows it unchanged. */
  readonly code?: (code: string) => string;
}

/** The parts of a text in which engines look for their syntax: words, but not addresses, titles and references. */
const inWords = {
  inConstruct: 'phrasing',
  notInConstruct: ['destinationLiteral', 'destinationRaw', 'reference', 'titleQuote', 'titleApostrophe'],
} satisfies Omit<Unsafe, 'character'>;

const sign = (character: string, where: Pick<Unsafe, 'atBreak' | 'after'> = {}): Unsafe => ({
  character,
  ...inWords,
  ...where,
});

/** Braces begin and end attributes of headings, expressions, and variables of templates. */
const braces = [sign('{'), sign('}')];
/** A line that begins with a colon would make the line before it a term with an explanation. */
const explanation = sign(':', { atBreak: true });

export const dialects: Readonly<Record<Engine, Dialect>> = {
  plain: { unsafe: [], keepsTags: true },
  hugo: {
    // Hugo looks for shortcodes everywhere, including the titles of links.
    unsafe: [...braces, explanation, { character: '{', inConstruct: 'titleQuote' }],
    keepsTags: false,
    code: shownShortcodes,
  },
  jekyll: {
    unsafe: [...braces, explanation, sign('$'), sign('|'), sign('<'), sign('^', { atBreak: true })],
    keepsTags: true,
    escapable: '\\.*_+`<>()[]{}#!:|"\'$-',
  },
  astro: {
    unsafe: [
      ...braces,
      sign('<'),
      sign('~'),
      // MDX takes a paragraph that begins with `export` or `import` for code.
      sign('e', { atBreak: true, after: 'xport\\b' }),
      sign('i', { atBreak: true, after: 'mport\\b' }),
    ],
    keepsTags: true,
  },
};
