import { failuresOr, notChecked, type Check } from './check.js';
import { riskyClaimPhrases as listedClaims } from './lists/risky-claims.js';
import { quoted } from './text/counted.js';
import { findPhrases } from './text/folded-text.js';
import type { ParsedText } from './text/parsed-text.js';
import { firstFrom } from './text/words.js';

interface Claim {
  readonly phrase: string;
  readonly category: string;
}

/** Promises and advice from the house's list or the default one, unless they are denied or quoted. */
export const riskyClaims: Check = {
  id: 'risky-claims',
  name: 'Risky claims',
  about: 'Looks for the promises and advice listed below, unless the sentence denies them.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 5,
  reads: ['risky_claims', 'abbreviations'],
  run(text) {
    const claims = claimsOf(text);
    if (claims.length === 0) return notChecked('The rules list no risky claims.');
    const isMade = (start: number): boolean => !isDenied(text, start);
    const found = findPhrases(text, claims, ({ phrase }) => phrase, 'own-words', isMade);
    const failures = found.map(({ entry, span }) => ({
      message: `${quoted(span.quote)} is ${entry.category}.`,
      spans: [span],
    }));
    return failuresOr(failures, 'The text has none of the risky claims that are listed.');
  },
};

const modal = /\b(?:will|should|must|can|cannot|ought to|are|is)\b/;
const adverbs = ['always', 'certainly', 'definitely', 'surely', 'absolutely', 'simply', 'really'];
const contractions: readonly (readonly [whole: string, contracted: string])[] = [
  ['you will', "you'll"],
  ['you are', "you're"],
  ['do not', "don't"],
  ['cannot', "can't"],
  ['should not', "shouldn't"],
];

/** Lists a promise with its variants: with a word that makes it stronger, and with two of its words contracted. */
function asSaid(phrase: string): string[] {
  const stronger = modal.test(phrase)
    ? adverbs.map((adverb) => phrase.replace(modal, (verb) => `${verb} ${adverb}`))
    : [];
  return [phrase, ...stronger].flatMap((said) => [
    said,
    ...contractions
      .filter(([whole]) => said.includes(whole))
      .map(([whole, drawn]) => said.replace(whole, drawn)),
  ]);
}

const ourClaims: readonly Claim[] = listedClaims.flatMap(({ category, phrases }) =>
  phrases.flatMap(asSaid).map((phrase) => ({ phrase, category })),
);

function claimsOf({ rules }: ParsedText): readonly Claim[] {
  const own = rules.risky_claims
    ?.flatMap(asSaid)
    .map((phrase) => ({ phrase, category: 'listed as a risky claim' }));
  return own ?? ourClaims;
}

const denials =
  /^(?:no|not|never|nor|none|nothing|nobody|without|neither|hardly|rarely|beware|avoid|cannot|if|whether|\w+n't)$/;
const wordsBefore = 5;
/** Words right before a claim that make it a question or a condition. */
const asked = /^(?:what|when|how|much|why|who|until|unless|before|once|supposing|assuming)$/;
/** A sentence that denies everything up to its next comma. */
const deniedThroughout = /^(?:no|nothing|nobody|none|neither|never)\s[^,;:–—]{0,300}$/i;
const longestDenied = 310;

/** Whether a denial comes shortly before, or the sentence begins with one: “nothing here is risk-free”. */
function isDenied(text: ParsedText, start: number): boolean {
  const sentence = text.sentences[firstFrom(text.sentences, start + 1) - 1];
  const at = firstFrom(text.words, start);
  const near = text.words
    .slice(Math.max(0, at - wordsBefore), at)
    .some((word) => word.start >= (sentence?.start ?? 0) && denials.test(word.text));
  const before = at > 0 ? text.words[at - 1] : undefined;
  if (before && before.start >= (sentence?.start ?? 0) && asked.test(before.text)) return true;
  const first = text.words[firstFrom(text.words, sentence?.start ?? start)]?.start ?? start;
  return near || (start - first < longestDenied && deniedThroughout.test(text.prose.slice(first, start)));
}
