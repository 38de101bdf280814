import { openingMessages } from '../../platform/ai-providers/openai/chat-request.js';
import type { Prompt } from '../../platform/ai/prompt.js';
import type { Outline } from '../domain/generation.events.js';
import { stepWording } from './article-brief.js';
import { finishPrompt } from './finish-prompt.js';
import { draftPrompt, outlinePrompt } from './outline-prompt.js';
import { revisionPrompt, sectionRevisionPrompt } from './revision-prompt.js';
import { articleInputs } from './testing/article-inputs.js';

const article = articleInputs({
  customPrompt: 'What a service record proves.',
  recentTitles: ['Three estimates, one hammer price'],
  recentShapes: [{ opening: 'An owner opened a drawer.', ending: 'What would your appraiser ask?' }],
  sources: [{ id: 's1', title: 'On records', text: 'A record names the parts.' }],
});
const outline: Outline = {
  thesis: 'It proves care.',
  reader: 'Owners.',
  sections: [{ heading: 'Care', purpose: '', points: [], words: 400, sources: [] }],
};
const text = { title: 'A record', content: 'Keep it.\n\n## Care\n\nIt names the parts. [s1]' };
const failures = [{ rule: 'Length', status: 'fail' as const, detail: '7 words.' }];

const withSources = {
  outline: outlinePrompt.from(article),
  draft: draftPrompt.from({ article, outline }),
  revision: revisionPrompt.from({ article, draft: text, failures }),
  'revision of sections': sectionRevisionPrompt.from({
    article,
    draft: text,
    sections: [{ place: 1, faults: ['Too short.'] }],
    faults: [],
  }),
};
const finish = finishPrompt.from({ article, text });

/** The whole prompt as a provider reads it. */
const read = (prompt: Prompt<unknown>): string =>
  openingMessages(prompt)
    .map(({ content }) => (typeof content === 'string' ? content : ''))
    .join('\n');

function shared(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((one) => one[length] === first[length])) length += 1;
  return first.slice(0, length);
}

const wordsOf = (): string => {
  const { system, user } = stepWording(article, []);
  return `${system}\n${user}`;
};

describe('the steps of one article', () => {
  it('begin with the same words, from the rules to the sources', () => {
    expect(shared(Object.values(withSources).map(read))).toContain(wordsOf());
  });

  it('share more than the 1,024 tokens from which on providers keep what they read', () => {
    expect(shared(Object.values(withSources).map(read)).length / 4).toBeGreaterThan(1_200);
  });

  it('show the sources to all but the last touches', () => {
    for (const { user } of Object.values(withSources)) expect(user).toContain('A record names the parts.');
    expect(finish.user).not.toContain('A record names the parts.');
  });

  it.each(Object.entries({ ...withSources, finish }))('end with the form of the answer: %s', (_, prompt) => {
    const [system, user] = openingMessages(prompt);
    expect(system?.content).toBe(prompt.system);
    expect(user?.content).toMatch(/Its JSON Schema: \{.*\}$/);
  });
});

describe('once the subject is chosen', () => {
  const { outline: first, ...later } = withSources;
  const choosing = ['How the house finds a subject', '| Three estimates, one hammer price'];

  it('only the outline is told how it is chosen', () => {
    for (const words of choosing) expect(first.user).toContain(words);
  });

  it.each(Object.entries({ ...later, finish }))('is no more spoken of by the %s', (_, { system, user }) => {
    for (const words of choosing) expect(system + user).not.toContain(words);
  });
});

describe('a revision of sections', () => {
  const { user } = withSources['revision of sections'];

  it('marks the sections in the body, which it shows once', () => {
    expect(user).toContain('| <!-- section 0 -->\n| Keep it.');
    expect(user).toContain('| <!-- section 1 -->\n| ## Care');
    expect(user.split('It names the parts.')).toHaveLength(2);
    expect(user).toContain('Wrong with section 1:\n| - Too short.');
  });

  it('takes each section alone: one that cannot be read costs no other', () => {
    const good = { section: 1, content: '## Care' };
    const answer = {
      title: null,
      sections: [
        null,
        { section: 'x', content: 'A' },
        { section: 2 },
        { ...good, content: 'A\0' },
        good,
        { ...good, section: 'Section 2' },
      ],
    };
    expect(sectionRevisionPrompt.schema.parse(answer).sections).toEqual([good, { ...good, section: 2 }]);
  });

  it.each(['<!-- section 1 -->\n## Care\n\nAll parts.', '## Care\n\nAll parts.'])(
    'takes a section with or without its mark: %j',
    (content) => {
      const answer = { title: '', sections: [{ section: 1, content }] };
      expect(sectionRevisionPrompt.schema.parse(answer).sections).toEqual([
        { section: 1, content: '## Care\n\nAll parts.' },
      ]);
    },
  );
});
