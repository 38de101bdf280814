import { mostTold } from '../../checks/check.js';
import { findingChanges } from '../../checks/finding-changes.js';
import { lostWords } from '../../checks/lost-words.js';
import { checks, isGuess, readOrNot, resultsOf, type Finding } from '../../checks/registry.js';
import { parseText } from '../../checks/text/parsed-text.js';
import { aText } from '../../checks/testing/checked.js';
import { hostileTexts } from '../../checks/testing/hostile-texts.js';
import { withFootnotes } from '../../prose/footnotes.js';
import { afterTaking, placeInLaterText } from './articles/domain/passage.js';
import { wordChanges } from './articles/domain/words.js';
import { composeCaptions } from './demo/captions/compose-captions.js';
import { composeProposal } from './demo/proposals/compose-proposal.js';
import { topicOf } from './demo/wording/topic-of.js';
import { gistOf } from './generation/writing/gist.js';
import { knownPassages } from './generation/writing/known-passages.js';
import { openingOf } from './generation/writing/opening.js';
import { articleSections } from './generation/writing/sections.js';
import { captionInputs } from './media/captions/writing/testing/captions.js';
import { CaptionChecks } from './media/contract.js';
import { excerptOf } from './media/images/generation/picture-order.js';
import { searchTerms } from './media/images/generation/search-terms.js';
import { pictureOrder } from './media/images/generation/testing/picture-order.js';
import { material } from './platform/ai/material.js';
import { chosenPassages } from './sources/searching/passages.js';
import { hunksOutside } from './proposals/domain/hunks.js';
import { titlesAnswer, unwrapped } from './proposals/writing/proposal-answer.js';
import { structureChanges } from './proposals/writing/structure-changes.js';

const length = 200_000;
const longestPassage = 20_000;

/** The text, changed at this many places. */
function changed(text: string, places: number): string {
  const step = Math.ceil(text.length / places);
  const kept = Array.from({ length: places }, (_, at) => text.slice(at * step, (at + 1) * step - 2));
  return kept.join(' zz ').toWellFormed();
}

const inputs = (content: string) =>
  captionInputs({ article: { title: 'A title', content, category: 'Collectibles' } });

const proposal = (passage: string) => ({
  kind: 'own' as const,
  article: { title: 'A title', content: passage },
  passage,
  locked: [],
  around: { before: '', after: '' },
  persona: null,
  rules: { do: [], do_not: [] },
  findings: [],
  sources: [],
  instruction: null,
  faults: [],
});

const eachLetter = Array.from({ length: longestPassage }, (_, start) => ({
  id: `h${start}`,
  start,
  end: start + 1,
  after: 'zz',
}));
const everyOther = eachLetter.filter((_, at) => at % 2 === 0).map(({ id }) => id);

/** What the thread that serves everybody does with a text of any length, or with a passage of it. */
const ofText: Readonly<Record<string, (text: string, passage: string) => unknown>> = {
  'an edit is counted': (text) => wordChanges(text, changed(text, 90)),
  'a passage is found again': (text) =>
    placeInLaterText(`x${text}x`, `y${text}y`, { start: 1, end: length / 2 + 10_000 }),
  'every other change of a passage is taken over': (text) =>
    afterTaking({ madeFor: text, passage: { start: 0, end: longestPassage }, hunks: eachLetter }, everyOther),
  'a guess is told from what is certain': (_, passage) => isGuess('too-close', passage),
  'changes of a passage are told': (_, passage) => [
    hunksOutside(passage, changed(passage, 300), []),
    hunksOutside(passage, changed(passage.repeat(3), 30), []),
  ],
  'an answer is unwrapped': (text) => unwrapped(`a${text}a`, `a${text}a`),
  'passages are chosen': (text, passage) =>
    chosenPassages([passage.slice(0, 300)], [{ title: '', text }], { aQuestion: 3, inAll: 20, texts: 10 }),
  'titles are read': (text) => titlesAnswer.safeParse({ titles: [`a${text}a`] }),
  'structures are compared': (_, passage) => structureChanges(passage, `${passage}${passage}`),
  'a picture is asked for': (content) => excerptOf(pictureOrder({ content }).article),
  'pictures are searched': (content) => searchTerms({ title: '', content, categoryName: 'Coins' }),
  'captions are checked': (content) => {
    const checks = new CaptionChecks(inputs(content));
    const caption = { sentences: ['The Collectors keep it.', 'Nobody sells.'], tags: ['#CoinCollecting'] };
    return [...checks.faults(caption), ...checks.marks(caption)];
  },
  'captions are composed': (content) => composeCaptions(inputs(content)),
  'a proposal is composed': (_, passage) => composeProposal(proposal(passage)),
  'a topic is told': (text) => topicOf(text.slice(0, 4_000)),
  'sections are told': (content) => articleSections(content),
  'the opening is told': (content) => openingOf({ content }),
  'passages are known': (content, passage) =>
    knownPassages(
      `${content} “${passage.slice(0, 600)}” [s1]`,
      [{ id: 's1', url: 'https://a.example', text: passage }],
      [],
    ),
  'footnotes quote': (content, passage) =>
    withFootnotes(`${content.slice(2_000)} ${passage.slice(0, 600)} [s1]`, [
      {
        id: 's1',
        title: 'One',
        url: 'https://a.example',
        passages: [{ quotation: passage.slice(0, 600), passage }],
      },
    ]),
  'the gist is told': (content) => gistOf(content),
  'material is quoted': (text) => material('Text', text),
};

/** The CPU time of all threads of the process, in milliseconds, because the machine may be busy with other work. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

// On an idle machine, this work takes a tenth of it. Work of quadratic time takes seconds.
const mostMs = 600;

/**
 * The lower of two times, if the first one is too long: a busy machine is slow once, but a slow text is slow each time.
 * @param prepare makes the input anew, so that nothing of it is cached
 */
function leastCpuMs<Input>(prepare: () => Input, work: (input: Input) => unknown): number {
  const once = (): number => {
    const input = prepare();
    return cpuMs(() => work(input));
  };
  const took = once();
  return took > mostMs ? Math.min(took, once()) : took;
}

describe('two hundred thousand hostile characters', () => {
  it.each(Object.entries(ofText))('hold up nobody while %s', (_, work) => {
    const slow = Object.entries(hostileTexts).flatMap(([name, textOf]) => {
      const took = leastCpuMs(
        () => textOf(length),
        (text) => work(text, text.slice(0, longestPassage).toWellFormed()),
      );
      return took > mostMs ? [`${name}: ${Math.round(took)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe('what is quoted, cited, linked to and published', () => {
  const lookedUp = checks.filter(({ id }) =>
    ['quotations-exist', 'numbers-from-sources', 'links-and-images', 'caption-rules'].includes(id),
  );

  it.each([
    'opening brackets',
    'full stops',
    'quotation marks',
    'figures that all differ',
    'letters that all differ',
  ])('is checked in no time where it is made of %s', (name) => {
    const part = hostileTexts[name]?.(60_000) ?? '';
    const text = () =>
      readOrNot(
        aText({
          content: `[a](https://${part})\n\n[a](mailto:a@${part}@)\n\n“a b c ${hostileTexts[name]?.(length)}” [s1]`,
          sources: [{ id: 's1', title: 'One', text: part.slice(0, 20_000) }],
          captions: { captions: [part], brandTags: ['#One'], link: 'https://house.example' },
        }),
      );
    const slow = lookedUp.flatMap((check) => {
      const took = leastCpuMs(text, (one) => resultsOf(check, one));
      return took > mostMs ? [`${check.id}: ${Math.round(took)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe('what a change made of a text', () => {
  /** The limit is higher because two texts are read, in the thread of the checks, and nobody else waits for it. */
  const mostMsOfTwo = 3 * mostMs;

  it('is found in no time, whatever the text', () => {
    const slow = Object.entries(hostileTexts).flatMap(([name, textOf]) => {
      const text = textOf(length);
      const pair = () => [text, changed(text, 90)].map((content) => parseText(aText({ content })));
      const took = leastCpuMs(pair, ([was, is]) => was && is && lostWords(was, is, [text.slice(0, 20_000)]));
      return took > mostMsOfTwo ? [`${name}: ${Math.round(took)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });

  it('is found in no time among as many findings as are told, each about a long passage', () => {
    const found = (seed: number): Finding[] =>
      checks.flatMap(({ id, name, kind, severity, fix }) =>
        Array.from({ length: mostTold }, (_, at) => {
          const quote = Array.from({ length: 300 }, (__, word) => `word${(word * seed + at) % 997}`).join(
            ' ',
          );
          const told = { rule: id, name, kind, severity, fix, message: quote, verdict: 'fail' as const };
          const rest = { value: null, limit: null, suggestion: null };
          return { ...told, ...rest, spans: [{ start: 0, end: quote.length, quote }] };
        }),
      );
    const took = leastCpuMs(
      () => [found(3), found(5)] as const,
      ([before, after]) => findingChanges(before, after),
    );
    expect(took).toBeLessThan(mostMs);
  });
});

describe('texts of nothing but what a check looks for', () => {
  it.each([
    ['promises', 'an insurer will always and never '],
    ['promises', 'You should sue and deduct a policy from. '],
    ['stock-phrases', 'in this article as we have already '],
    ['stock-phrases', '## The ultimate and complete\n\n'],
    ['figures-have-source', 'many leading experts often '],
    ['figures-agree', 'A total of $1 was made. '],
    ['names-from-sources', 'said the dealer Ada Van Der '],
    ['names-from-sources', 'Dr. A. '],
    ['numbers-from-sources', 'more than half of the 88 of 214 lots sold [s1]. '],
  ])('are read by %s in no time: %j', (rule, part) => {
    const check = checks.find(({ id }) => id === rule);
    const content = part.repeat(length / part.length);
    const sources = [{ id: 's1', title: 'One', text: content.slice(0, 20_000) }];
    const took = leastCpuMs(
      () => readOrNot(aText({ content, sources })),
      (text) => check && resultsOf(check, text),
    );
    expect(took).toBeLessThan(mostMs);
  });
});

describe('phrases of the rules that end alike', () => {
  const phrases = Array.from({ length: 100 }, (_, more) => `a${' a'.repeat(more)}`);
  const rules = { do_not: phrases.map((phrase) => `No "${phrase}"`), risky_claims: phrases };

  it.each([
    ['do-not', 'a\n\n'.repeat(40_000)],
    ['risky-claims', `No ${'a '.repeat(140)}. `.repeat(200)],
  ])('are found by %s in no time where each place may have all of them', (rule, content) => {
    const text = readOrNot(aText({ content, rules }));
    const check = checks.find(({ id }) => id === rule);
    expect(cpuMs(() => check && resultsOf(check, text))).toBeLessThan(mostMs);
  });
});
