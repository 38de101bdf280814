import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import type { Claim, ClaimKind } from './text/claim.js';
import { citedAt, placesIn, unmarked } from './text/claims.js';
import { quoted } from './text/counted.js';
import type { ParsedText } from './text/parsed-text.js';

/** Passages that a reader with the sources found unsupported, as long as they are still in the text. */
export const review: Check = {
  id: 'review',
  name: 'Review',
  about:
    'Points to what a model, reading the draft with its sources, did not find supported, while it still stands.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 2,
  run(text) {
    if (!text.claims) return notChecked('No model has read the text with its sources.');
    return failuresOr(
      failuresOf(text, text.claims),
      'Nothing is left in the text that the review points to.',
    );
  },
};

function* failuresOf(text: ParsedText, claims: readonly Claim[]): Generator<Failure> {
  const doubted = claims.filter(({ kind }) => kind !== 'supported');
  const passages = doubted.flatMap(({ quotation, other }) => [quotation, ...(other === null ? [] : [other])]);
  const places = placesIn(unmarked(text), passages);
  for (const claim of doubted) {
    const { quotation, other } = claim;
    // With another marker next to it, the passage cites a source that nobody has compared it with.
    const place = places.of(quotation).find((span) => sameSources(citedAt(text, span), claim.cites));
    const [beside] = other === null ? [undefined] : places.of(other);
    if (!place || (other !== null && !beside)) continue;
    yield { message: messageOf(claim), spans: beside ? [place, beside] : [place] };
  }
}

const sameSources = (now: readonly string[], then: readonly string[]): boolean =>
  now.length === then.length && now.every((id) => then.includes(id));

const longestPassage = 300;

const tellings: Readonly<Record<Exclude<ClaimKind, 'supported'>, (claim: Claim) => string>> = {
  overstated: ({ source, passage }) => `This says more than ${named(source)}${says(passage)}`,
  contradicted: ({ source, passage }) => `This is not what ${named(source)} says${says(passage)}`,
  'not-in-source': ({ source }) => `This was not found in ${named(source)}`,
  'from-memory': ({ cites }) =>
    cites.length === 0
      ? 'This has no source; the model may have written it from memory'
      : `The model may have written this from memory, although it cites ${listed(cites)}`,
  invented: () => 'This looks invented',
  inconsistent: ({ other }) => `This does not agree with another passage${says(other)}`,
  vague: () => 'This is too vague to be checked',
};

function messageOf(claim: Claim): string {
  const { kind, fix } = claim;
  const told = kind === 'supported' ? '' : `${tellings[kind](claim)}.`;
  return fix === '' ? told : `${told} ${fix}`;
}

const named = (source: string | null): string => (source === null ? 'the sources' : `[${source}]`);

const listed = (ids: readonly string[]): string =>
  new Intl.ListFormat('en').format(ids.map((id) => `[${id}]`));

const says = (passage: string | null): string =>
  passage === null ? '' : `: ${quoted(passage, longestPassage)}`;
