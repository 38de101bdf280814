import type { Options } from 'remark-stringify';
import { shownShortcodes } from './shown-shortcodes.js';

type Unsafe = NonNullable<Options['unsafe']>[number];

/** What a site is built with; `astro` is also for Eleventy, and for MDX. */
export const engines = ['plain', 'hugo', 'jekyll', 'astro'] as const;
export type Engine = (typeof engines)[number];

/** How the notes of a text stand at its end: as footnotes, or as a list, for engines that know none. */
export const notesForms = ['footnotes', 'list'] as const;
export type NotesForm = (typeof notesForms)[number];

/** How an engine reads markdown otherwise than CommonMark with tables, footnotes and words struck out. */
export interface Dialect {
  /** What it takes for its own syntax, beside that of markdown. */
  readonly unsafe: readonly Unsafe[];
  /** Whether tags in a text reach the page. */
  readonly keepsTags: boolean;
  /** The signs that a backslash makes plain, where these are not all signs. */
  readonly escapable?: string;
  /** Code as it must be written to be shown as it is. */
  readonly code?: (code: string) => string;
}

/** Where engines look for their syntax in words, and not in addresses and what belongs to them. */
const inWords = {
  inConstruct: 'phrasing',
  notInConstruct: ['destinationLiteral', 'destinationRaw', 'reference', 'titleQuote', 'titleApostrophe'],
} satisfies Omit<Unsafe, 'character'>;

const sign = (character: string, where: Pick<Unsafe, 'atBreak' | 'after'> = {}): Unsafe => ({
  character,
  ...inWords,
  ...where,
});

/** Attributes of headings, expressions, variables of templates. */
const braces = [sign('{'), sign('}')];
/** After a line that begins with a colon, the one before it is a term that it explains. */
const explanation = sign(':', { atBreak: true });

export const dialects: Readonly<Record<Engine, Dialect>> = {
  plain: { unsafe: [], keepsTags: true },
  hugo: {
    // Shortcodes are looked for everywhere, in titles of links too.
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
      // MDX takes a paragraph that begins so for a line of a program.
      sign('e', { atBreak: true, after: 'xport\\b' }),
      sign('i', { atBreak: true, after: 'mport\\b' }),
    ],
    keepsTags: true,
  },
};
