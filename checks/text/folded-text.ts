import { LRUCache } from 'lru-cache';
import { bytesHeld } from './bytes-held.js';
import { PhraseFinder, type ComparableText } from './phrase-finder.js';
import { joiner, withPlainInvisible, zeroWidth } from './invisible.js';
import { foreignWords, type SearchedText } from './quotations.js';
import { oncePer } from './once-per.js';
import { plainSigns } from './plain-signs.js';
import type { Range, Span } from './ranges.js';
import { wordForm } from './word-form.js';
import { firstFrom, wordsIn, type Word } from './words.js';

/**
 * How texts are normalized before phrases are looked up: `as-written`, or `own-words`. The latter treats the inflected
 * forms of a word as one, leaves other people's words out, and ends phrases at the end of a paragraph.
 */
type Folding = 'as-written' | 'own-words';

const leftOut = '\ufffc';

/** A text without differences that a reader does not notice; it remembers the place of everything. */
class FoldedText {
  private readonly parts: string[] = [];
  /** The start of each part in the folded text, and the passage of the content that it represents. */
  private readonly places: { readonly start: number; readonly from: number; readonly to: number }[] = [];
  private length = 0;
  private readonly forms = new Map<string, string>();

  constructor(prose: string, words: readonly Word[], folding: Folding, without: readonly Range[] = []) {
    let at = 0;
    let skipped = 0;
    const upTo = (end: number): void => {
      while (at < end) {
        const range = without[skipped];
        if (range && range.end <= at) skipped += 1;
        else if (range && range.start <= at) this.add(leftOut, at, (at = Math.min(end, range.end)));
        else this.addSign(prose, at++);
      }
    };
    for (const { start, end, text } of words) {
      upTo(start);
      while ((without[skipped]?.end ?? Infinity) <= at) skipped += 1;
      if ((without[skipped]?.start ?? Infinity) <= at) continue;
      this.add(folding === 'own-words' ? this.formOf(text) : text, start, (at = end));
    }
    upTo(prose.length);
    this.text = this.parts.join('') as ComparableText;
  }

  readonly text: ComparableText;

  private formOf(word: string): string {
    const form = this.forms.get(word) ?? wordForm(word);
    this.forms.set(word, form);
    return form;
  }

  /** The passage of the content that a passage of the folded text represents. */
  range(start: number, end: number): Range {
    return { start: this.partAt(start)?.from ?? 0, end: this.partAt(end - 1)?.to ?? 0 };
  }

  private partAt(place: number): { readonly from: number; readonly to: number } | undefined {
    return this.places[firstFrom(this.places, place + 1) - 1];
  }

  private addSign(prose: string, at: number): void {
    const sign = prose.charAt(at);
    if (sign === joiner || sign === zeroWidth) return;
    if (sign !== ' ' && !/\s/.test(sign)) return this.add(plainSigns.get(sign) ?? sign, at, at + 1);
    if (this.parts.length > 0 && this.parts.at(-1) !== ' ') this.add(' ', at, at + 1);
  }

  private add(text: string, start: number, end: number): void {
    if (text === '') return;
    this.parts.push(text);
    this.places.push({ start: this.length, from: start, to: end });
    this.length += text.length;
  }
}

/** A phrase and where it was found. */
export interface FoundPhrase<Entry> {
  readonly entry: Entry;
  readonly span: Span;
}

const mostOfEach = 20;

/**
 * Finds phrases in a text as whole words, regardless of case, marks, blanks and quotes. Entries that are equal once
 * folded count as one. Takes time in proportion to the text and the phrases together.
 * @param counts whether a hit at an offset counts; only those that count use up the number of hits that are reported
 */
export function findPhrases<Entry>(
  text: SearchedText,
  entries: readonly Entry[],
  phraseOf: (entry: Entry) => string,
  folding: Folding,
  counts: (start: number) => boolean = () => true,
): FoundPhrase<Entry>[] {
  const wanted = { phrases: entries.map(phraseOf), folding };
  const { sought: soughtOnes, finder } = prepared.memo(JSON.stringify(wanted), { context: wanted });
  const byPhrase = new Map(entries.map((entry, at) => [soughtOnes[at], entry]));
  const folded = foldedBy[folding](text);
  const known = new Map<number, boolean>();
  const isOne = ({ start, end }: Range): boolean => {
    let isOneHere = known.get(start);
    if (isOneHere === undefined) known.set(start, (isOneHere = counts(folded.range(start, end).start)));
    return isOneHere;
  };
  return finder.find(folded.text, mostOfEach, isOne).flatMap(({ sought, start, end }) => {
    const entry = byPhrase.get(sought);
    const range = folded.range(start, end);
    return entry === undefined ? [] : [{ entry, span: text.span(range.start, range.end) }];
  });
}

/** Finds the phrases in the title, without a passage, then those in the content. */
export function findInAll<Entry>(
  text: SearchedText & { readonly title: string },
  entries: readonly Entry[],
  phraseOf: (entry: Entry) => string,
  folding: Folding,
): { readonly entry: Entry; readonly span: Span | undefined }[] {
  const { title } = text;
  const asText = { prose: withPlainInvisible(title), words: wordsIn(title), blocks: [], span: text.span };
  const inTitle = findPhrases(asText, entries, phraseOf, folding);
  const entriesInTitle = [...new Set(inTitle.map(({ entry }) => entry))];
  return [
    ...entriesInTitle.map((entry) => ({ entry, span: undefined })),
    ...findPhrases(text, entries, phraseOf, folding),
  ];
}

interface Prepared {
  /** The folded phrases, one for each phrase, in order. */
  readonly sought: readonly ComparableText[];
  readonly finder: PhraseFinder;
}

interface Wanted {
  readonly phrases: readonly string[];
  readonly folding: Folding;
}

/** A cache, because a house's phrases are the same for every text. */
const prepared = new LRUCache<string, Prepared, Wanted>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (_key, _stale, { context: { phrases, folding } }) => {
    const sought = phrases.map((phrase) => foldedPhrase(phrase, folding));
    const all = [...new Set(sought)].filter((phrase) => phrase !== '');
    return { sought, finder: new PhraseFinder(all) };
  },
});

/** The form in which phrases are compared; of several with the same form, `findPhrases` finds one. */
export function foldedPhrase(phrase: string, folding: Folding): ComparableText {
  const plain = withPlainInvisible(phrase.trim());
  return new FoldedText(plain, wordsIn(plain), folding).text;
}

const foldedBy = {
  'as-written': oncePer(({ prose, words }: SearchedText) => new FoldedText(prose, words, 'as-written')),
  'own-words': oncePer(
    (text: SearchedText) => new FoldedText(text.prose, text.words, 'own-words', partings(text)),
  ),
};

/** What the writer's own phrases cannot extend across: other people's words, and the gap between two blocks. */
function partings(text: SearchedText): Range[] {
  const between = text.blocks.map(({ end }, at) => ({
    start: end,
    end: text.blocks[at + 1]?.start ?? text.prose.length,
  }));
  return [...foreignWords(text), ...between].sort((a, b) => a.start - b.start);
}

/** The words of a text alone, to find it in another: `“Sold,” he said` is `sold he said`. */
export function onlyWords(text: string): string {
  return wordsIn(text)
    .map((word) => word.text)
    .join(' ');
}
