import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { peopleIn } from './text/people.js';
import { readPart } from './text/own-sentences.js';
import type { ParsedText } from './text/parsed-text.js';
import { searchForm } from './text/search-form.js';
import { isEnglish, plainWordsIn } from './text/words.js';

/** People who are quoted, or called dealers or experts, appear in a source or in the request for the article. */
export const namesFromSources: Check = {
  id: 'names-from-sources',
  name: 'Names from sources',
  about:
    'Looks up the people whom the article quotes, or calls dealers and experts, in the sources it was given.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 1,
  reads: ['abbreviations'],
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to look names up in.');
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    return failuresOr(strangers(text), 'Everybody who is quoted or called an expert is in a source.');
  },
};

function* strangers(text: ParsedText): Generator<Failure> {
  let known: ReadonlySet<string> | undefined;
  const told = new Set<string>();
  for (const { start, end, text: sentence } of text.sentences) {
    for (const name of peopleIn(readPart(sentence.slice(0, longestSentence)))) {
      const key = lastNameOf(name);
      known ??= wordsGiven(text);
      if (known.has(key) || told.has(key)) continue;
      told.add(key);
      const at = text.content.slice(start, end).indexOf(name);
      const span = at < 0 ? text.span(start, end) : text.span(start + at, start + at + name.length);
      yield { message: `“${name}” stands in none of the sources.`, spans: [span] };
    }
  }
}

/** The longest passage that counts as a sentence, in characters; the patterns would take too long on a longer one. */
const longestSentence = 1_000;

/** The last name in comparable form; people are called by it after their first mention. */
const lastNameOf = (name: string): string => plainWordsIn(searchForm(name)).at(-1) ?? '';

/** The words of the sources and of the request for the article. */
function wordsGiven({ sources, asked = [], title }: ParsedText): ReadonlySet<string> {
  const given = [
    title,
    ...asked,
    ...sources.flatMap((source) => [source.title, source.text, source.url ?? '']),
  ];
  return new Set(given.flatMap((part) => plainWordsIn(searchForm(part).replace(/'s\b/g, ''))));
}
