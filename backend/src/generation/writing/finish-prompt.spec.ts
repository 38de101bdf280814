import { openingMessages } from '../../platform/ai-providers/openai/chat-request.js';
import { readValue } from '../../platform/ai/read-value.js';
import { finishPrompt, leadBudget } from './finish-prompt.js';
import { articleInputs, rulesWith } from './testing/article-inputs.js';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const inputs = (content: string, max = 1_000, min = 600) => ({
  article: articleInputs({ rules: rulesWith({ min, max }) }),
  text: { title: 'A title', content },
});
const read = (answer: unknown) => finishPrompt.from(inputs('Text.')).schema.parse(answer);

describe('the last touches that a model answers', () => {
  it.each([
    [{ titles: ['One', ' “Two” ', 'One', '', 3, 'Three', 'Four'] }, ['One', 'Two', 'Three']],
    [{ titles: 'One' }, ['One']],
    [{ title: 'One' }, ['One']],
    [{ title: ['One', 'Two'] }, ['One', 'Two']],
    [{ title: 3 }, []],
    [{}, []],
    // This is a whole article instead, so its title belongs to the article.
    [{ title: 'One', content: 'Text.' }, []],
  ])('have the titles of %j that can be used', (answer, titles) => {
    expect(read(answer)).toMatchObject({ titles, lead: null, summary: null });
  });

  it('lose no summary: one that is too long is cut at a word', () => {
    const long = `${'Papers are half of what a watch is worth, '.repeat(4)}and no more.`;
    const { summary, summaryCut } = read({ summary: long });
    expect(summaryCut).toBe(true);
    expect(summary?.length).toBeLessThanOrEqual(155);
    expect(summary).toMatch(/worth, Papers are half of what a…$/);
    expect(read({ summary: 'x'.repeat(157) }).summary).toBe(`${'x'.repeat(154)}…`);
    // A summary that is cut after a whole sentence needs no ellipsis.
    expect(read({ summary: 'Papers outlast memories. '.repeat(7) }).summary).toMatch(/memories\.$/);
    const fits = 'y'.repeat(155);
    expect(read({ summary: fits })).toMatchObject({ summary: fits, summaryCut: false });
  });

  it('fall one by one where they cannot be stored', () => {
    const usable = { titles: ['One'], lead: 'It opens.', summary: 'It ends.' };
    const parsed = (answer: object) => readValue({ ...usable, ...answer }, finishPrompt.schema);
    const read = { ok: true, value: { ...usable, summaryCut: false } };
    expect(parsed({})).toEqual(read);
    expect(parsed({ titles: ['One', 'T\0wo'] })).toEqual(read);
    expect(parsed({ lead: 'It\0opens.' })).toEqual({ ok: true, value: { ...read.value, lead: null } });
    expect(parsed({ summary: 'It ends \ud800.' })).toEqual({
      ok: true,
      value: { ...read.value, summary: null },
    });
  });

  it('have a summary without markers', () => {
    expect(read({ summary: 'Papers count [s1], and boxes too [s2, s3].' }).summary).toBe(
      'Papers count, and boxes too.',
    );
  });
});

describe('the opening that is asked for', () => {
  it.each([
    // The budget is what is there, a usual opening, or what the house’s bounds leave room for.
    [`${words(30)}\n\n## One\n\n${words(700)}`, { atLeast: 0, atMost: 80 }],
    [`${words(120)}\n\n## One\n\n${words(700)}`, { atLeast: 0, atMost: 120 }],
    [`${words(30)}\n\n## One\n\n${words(950)}`, { atLeast: 0, atMost: 48 }],
    [`${words(30)}\n\n## One\n\n${words(1_200)}`, { atLeast: 0, atMost: 30 }],
    [`${words(30)}\n\n## One\n\n${words(560)}`, { atLeast: 38, atMost: 80 }],
    [`## One\n\n${words(950)}`, { atLeast: 0, atMost: 48 }],
    [`${words(30)}\n\n## One\n\n${words(90)}`, { atLeast: 0, atMost: 80 }],
    [`## One\n\n${words(990)}`, undefined],
  ])('has a budget in words', (content, budget) => {
    expect(leadBudget(inputs(content))).toEqual(budget);
  });

  it('takes the place of a paragraph that the model is shown, or of none', () => {
    const shown = finishPrompt.from(inputs('It opens so.\n\nThen this.\n\n## One\n\nText.')).user;
    expect(shown).toContain('Opening paragraph:\n| It opens so.\n');
    expect(shown).toContain('| Then this.\n| ## One\n| Text.\n');
    expect(shown).toContain('at most 80 words. It takes the place of the one above');
    expect(finishPrompt.from(inputs(`## One\n\n${words(300)}`)).user).toContain(
      'The article begins without an opening paragraph.',
    );
    expect(finishPrompt.from(inputs(`## One\n\n${words(999)}`)).user).toContain('There is no room');
  });
});

describe('what the last touches are told of an article of a thousand words', () => {
  const said = (section: number, sentence: number): string =>
    `Sentence ${sentence} of part ${section} says something that an owner can check.`;
  const sections = Array.from({ length: 8 }, (_, section) => {
    const paragraph = (from: number): string =>
      [0, 1, 2, 3, 4].map((sentence) => said(section, from + sentence)).join(' ');
    return `## Part ${section}\n\n${paragraph(0)}\n\n${paragraph(5)}`;
  });
  const opening = 'A record names the parts. It names 3 days, and says who was there [s1].';
  const sentence =
    'An owner opened a drawer that nobody had opened since the house was sold, and found two papers.';
  const article = articleInputs({
    customPrompt: 'A question for a title.',
    recentTitles: ['Three estimates, one hammer price'],
    recentShapes: Array.from({ length: 5 }, () => ({ opening: sentence, ending: 'What would you ask?' })),
    sources: [{ id: 's1', title: 'On records', text: 'A record names the parts.' }],
  });
  const text = { title: 'A record', content: [opening, ...sections].join('\n\n') };
  const prompt = finishPrompt.from({ article, text });
  const { system, user } = prompt;

  it('is its opening and its headings in full, and the beginning of each paragraph', () => {
    expect(user).toContain(`Opening paragraph:\n| ${opening}\n`);
    for (const [section] of sections.entries()) {
      expect(user).toContain(`| ## Part ${section}\n| ${said(section, 0)}\n| ${said(section, 5)}\n`);
    }
    expect(user).not.toContain(said(0, 1));
  });

  it('is who writes, what is asked for, how to spell, and what the house does and does not', () => {
    const { persona, rules } = article;
    for (const words of [persona.aboutMe, persona.writingStyle, 'A question for a title.', sentence])
      expect(user).toContain(`| ${words}`);
    for (const words of [...rules.do, ...rules.do_not, 'Keep to one spelling'])
      expect(system).toContain(words);
  });

  it('is no more than two thirds of what the first version read', () => {
    const read = openingMessages(prompt).map(({ content }) => JSON.stringify(content).length);
    expect((read[0] ?? 0) + (read[1] ?? 0)).toBeLessThan(1_648 * 4);
  });
});
