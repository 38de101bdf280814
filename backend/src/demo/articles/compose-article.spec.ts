import { judge } from '../../../../checks/house-rules.js';
import { firstCategories, firstRules, reportOf } from '../../editorial/contract.js';
import { firstPersonas } from '../../personas/contract.js';
import { articleAnswer, type ArticleInputs } from '../../generation/contract.js';
import { articleInputs, rulesWith } from '../../generation/writing/testing/article-inputs.js';
import { composeArticle } from './compose-article.js';
import { allSubjects } from './subjects.js';

const idea = {
  title: 'What a dealer’s letterhead can date',
  angle: 'Lay ten letterheads beside each other and say what dates each of them.',
  relevance: 'Estates with boxes of unsorted bills are being settled now.',
  sources: ['A directory of trades', 'A library of <catalogs>'],
};

const everyone = firstPersonas.flatMap((persona) =>
  firstCategories.map((category) => ({ persona, category })),
);

const failures = (inputs: ArticleInputs): string[] => {
  const article = articleAnswer.parse(composeArticle(inputs));
  return reportOf(judge({ ...article, rules: inputs.rules }), 0)
    .checks.filter(({ status }) => status === 'fail')
    .map(({ rule, detail }) => `${inputs.persona.name}, ${inputs.category.name}: ${rule}: ${detail}`);
};

describe('the rules', () => {
  it.each([
    ['as they are at first', firstRules],
    ['for a note', rulesWith({ min: 90, max: 140 })],
    ['with little room', rulesWith({ min: 500, max: 510 })],
    ['with no room', rulesWith({ min: 777, max: 777 })],
    ['for a long read', rulesWith({ min: 2400, max: 2600 })],
    ['for a very long read', rulesWith({ min: 6000, max: 7000 })],
    [
      'that forbid common phrases',
      rulesWith({ doNot: ['No "the file", "insurer", “photograph”, "paper" or "box"'] }),
    ],
    [
      'that want a phrase which nobody would write',
      rulesWith({ include: ['Say “kintsugi vitrine” or "Q"'] }),
    ],
    [
      'that want what they forbid, or another',
      rulesWith({ include: ['"odd", "even"'], doNot: ['Never "odd"'] }),
    ],
  ])('%s are kept by every persona in every category', (_, rules) => {
    expect(everyone.flatMap((who) => failures(articleInputs({ ...who, rules })))).toEqual([]);
  });

  it.each([
    ['a question', 'What do service papers add to a chronograph? Compare insured and hammer values.'],
    ['something that it knows by name only', 'Write an article about vintage typewriters'],
    ['nothing at all', 'asdf'],
    ['markup', '# A\n\n> b <script>alert(1)</script> [link](https://example.com) `code`'],
    ['other languages', 'Versichert man Porzellan anders als Glas? 陶器についても書いてください。'],
    ['one endless word', '🏺'.repeat(2000)],
    ['four thousand letters', 'Something long. And then some more of it. '.repeat(95)],
    ['what is forbidden', 'Explain why this is a guaranteed return and a must-have, act now'],
  ])('are kept when %s is asked for', (_, customPrompt) => {
    expect(everyone.flatMap((who) => failures(articleInputs({ ...who, customPrompt })))).toEqual([]);
  });

  it('are kept with a topic idea, in a category of the house’s own, by a persona without texts', () => {
    const blank = {
      aboutMe: '',
      writingStyle: '',
      context: '',
      tonePillars: [],
      writingAngle: '',
      expertise: '',
    };
    const persona = { name: 'Someone', ...blank };
    const category = { name: 'Fountain Pens', description: '' };
    expect(failures(articleInputs({ persona, category, idea }))).toEqual([]);
  });
});

describe('one input', () => {
  it('gives one text', () => {
    const inputs = articleInputs({ customPrompt: 'Compare slabs and raw cards' });
    expect(composeArticle(structuredClone(inputs))).toEqual(composeArticle(inputs));
  });

  it('gives another when an author changes the persona', () => {
    const [persona] = firstPersonas;
    const changed = { ...persona, writingStyle: 'Very short sentences.' };
    expect(composeArticle(articleInputs({ persona: changed })).content).not.toEqual(
      composeArticle(articleInputs()).content,
    );
  });
});

describe('what was asked for', () => {
  const written = (customPrompt: string) => composeArticle(articleInputs({ customPrompt }));

  it('decides the subject and is named, without its markup', () => {
    const { title, content } = written('How should <b>whisky</b> be stored? <script>alert(1)</script>');
    expect(title).toBe('How should whisky be stored?');
    expect(content).toContain('One question runs through this article: “How should whisky be stored?”');
    expect(content).not.toContain('alert');
    expect(content).toMatch(/cellar/i);
  });

  it('may be long', () => {
    const topic = 'Insuring comic collections through a move between two countries in winter';
    const { title, content } = written(`${topic}. List what a carrier wants to see.`);
    expect(title).toBe(topic);
    expect(content).toContain(`“${topic}.”`);
    expect(content).not.toContain('List what');
  });

  it.each(['Make it funny, with three jokes.', 'Don’t mention the price'])(
    'is not printed when it names no topic: %s',
    (customPrompt) => {
      const { title, content } = written(customPrompt);
      expect(`${title} ${content}`).not.toMatch(/funny|mention the price|runs through this article/);
    },
  );

  it('is a topic idea with its title, relevance and sources, and without the angle, which is for the writer', () => {
    const { title, content } = composeArticle(articleInputs({ idea, customPrompt: 'Mind the tone' }));
    expect(title).toBe(idea.title);
    expect(content).not.toContain(idea.angle);
    expect(content).not.toContain('Mind the tone');
    expect(content).toContain(idea.relevance);
    expect(content).toContain('- A library of \\<catalogs\\>');
  });
});

/** The share of the paragraphs of one text that the other has word for word. */
const shared = (one: string, other: string): number => {
  const paragraphs = one.split('\n\n').filter((block) => !block.startsWith('#'));
  return paragraphs.filter((block) => other.includes(block)).length / paragraphs.length;
};

describe('articles of one batch', () => {
  const batch = (of: number, overrides: Partial<ArticleInputs> = {}) =>
    Array.from({ length: of }, (_, at) =>
      composeArticle(articleInputs({ ...overrides, sibling: { number: at + 1, of } })),
    );

  it.each([null, 'Write about watches', 'asdf'])(
    'have different titles, all twenty, asked for %j',
    (customPrompt) => {
      const titles = batch(20, { customPrompt }).map(({ title }) => title.toLowerCase());
      expect(new Set(titles).size).toBe(20);
    },
  );

  it('have different titles when different personas write them', () => {
    const titles = firstPersonas.map(
      (persona, at) => composeArticle(articleInputs({ persona, sibling: { number: at + 1, of: 5 } })).title,
    );
    expect(new Set(titles).size).toBe(5);
  });

  it('have different titles although some of theirs exist already', () => {
    const existing = batch(8)
      .map(({ title }) => title)
      .filter((_, at) => at % 3 === 1);
    const titles = batch(8, { recentTitles: existing }).map(({ title }) => title);
    expect(new Set([...titles, ...existing]).size).toBe(8 + existing.length);
  });

  it('do not look alike', () => {
    const texts = batch(10).map(({ content }) => content);
    const alike = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => shared(one, other)));
    expect(Math.max(...alike)).toBeLessThan(0.75);
    expect(alike.reduce((sum, share) => sum + share) / alike.length).toBeLessThan(0.25);
  });
});

describe('titles', () => {
  it('of recent articles are not used again, however many there are', () => {
    const recentTitles: string[] = [];
    for (let article = 0; article < 60; article += 1) {
      recentTitles.unshift(composeArticle(articleInputs({ recentTitles: [...recentTitles] })).title);
    }
    expect(new Set(recentTitles.map((title) => title.toLowerCase())).size).toBe(60);
  });

  it('differ from subject to subject', () => {
    const titles = allSubjects.flatMap((subject) => subject.titles);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
