import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { promiseForms as forms } from './lists/promises.js';
import { riskyClaims } from './risky-claims.check.js';
import { quoted } from './text/counted.js';
import { isQuestion, ownSentences } from './text/own-sentences.js';
import type { ParsedText } from './text/parsed-text.js';
import type { Span } from './text/ranges.js';
import { isEnglish } from './text/words.js';

/** Words right before a promise that deny it, doubt it or ask about it. */
const doubted =
  /\b(?:no|not|nobody|none|never|nor|neither|hardly|rarely|seldom|few|without|cannot|whether|if|unless|assum\p{L}+|think|thinks|thought|believ\p{L}+|suppos\p{L}+|imagin\p{L}+|myth|wrongly|mistaken\p{L}*|ask|asks|check|doubt\p{L}*|promises?|promised|claimed|advertis\p{L}+|only)\b|n['’]t\b/iu;
/** Words that limit a promise. */
const limited =
  /\b(?:except|excluding|excluded|exclusions?|unless|other than|apart from|subject to|up to|provided|as long as|but not|not always|only (?:if|when|where|what)|minus|less the)\b/i;

/**
 * Finds sentences in other than the listed words that sound as though a policy paid for everything, or that advise on
 * law or tax.
 */
export const promises: Check = {
  id: 'promises',
  name: 'Promises and advice',
  about:
    'Looks for sentences that may promise what a policy pays, or advise people to sue or to deduct something from tax.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 1,
  reads: ['risky_claims', 'abbreviations'],
  run(text) {
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    return failuresOr(found(text), 'No sentence was found that promises cover, or advises in law or tax.');
  },
};

function* found(text: ParsedText): Generator<Failure> {
  let listed: readonly Span[] | undefined;
  for (const { start, end, said } of ownSentences(text)) {
    const category = isQuestion(said) ? undefined : categoryOf(said);
    if (category === undefined) continue;
    // The risky-claims check already reports a listed claim, and as certain.
    listed ??= riskyClaims.run(text).flatMap(({ spans = [] }) => spans);
    const isListed = listed.some((span) => span.start >= start && span.start < end);
    if (isListed) continue;
    const span = text.span(start, end);
    yield { message: `${quoted(span.quote)} may be ${category}.`, spans: [span] };
  }
}

/** Words without which no pattern can match; every sentence that the patterns find has one. */
const hint =
  /insur|underwrit|polic|cover|claim|loss|\bsue\b|suing|suit|court|litigat|legal|deduct|write|offset|excluded/i;

function categoryOf(said: string): string | undefined {
  if (!hint.test(said)) return undefined;
  for (const { category, patterns } of forms) {
    for (const pattern of patterns) {
      const match = pattern.exec(said);
      if (!match) continue;
      const clause =
        said
          .slice(0, match.index)
          .split(/[,;:–—]/)
          .at(-1) ?? '';
      if (doubted.test(clause) || limited.test(said.slice(match.index))) continue;
      return category;
    }
  }
  return undefined;
}
