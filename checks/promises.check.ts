import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { promises as forms } from './lists/promises.js';
import { riskyClaims } from './risky-claims.check.js';
import { quoted } from './text/counted.js';
import { isQuestion, ownSentences } from './text/own-sentences.js';
import type { ParsedText } from './text/parsed-text.js';
import type { Span } from './text/ranges.js';
import { isEnglish } from './text/words.js';

/** Says that something is not so, is only thought so, or is to be asked, in the words right before it. */
const doubted =
  /\b(?:no|not|nobody|none|never|nor|neither|hardly|rarely|seldom|few|without|cannot|whether|if|unless|assum\p{L}+|think|thinks|thought|believ\p{L}+|suppos\p{L}+|imagin\p{L}+|myth|wrongly|mistaken\p{L}*|ask|asks|check|doubt\p{L}*|promises?|promised|claimed|advertis\p{L}+|only)\b|n['’]t\b/iu;
/** Takes back a part of it. */
const limited =
  /\b(?:except|excluding|excluded|exclusions?|unless|other than|apart from|subject to|up to|provided|as long as|but not|not always|only (?:if|when|where|what)|minus|less the)\b/i;

/** What sounds as though a policy paid for everything, or advises people in law or tax, in other words than those listed. */
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
    // What is listed is told as such, and as certain.
    listed ??= riskyClaims.run(text).flatMap(({ spans = [] }) => spans);
    const isListed = listed.some((span) => span.start >= start && span.start < end);
    if (isListed) continue;
    const span = text.span(start, end);
    yield { message: `${quoted(span.quote)} may be ${category}.`, spans: [span] };
  }
}

/** What every sentence has that the patterns may find. */
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
