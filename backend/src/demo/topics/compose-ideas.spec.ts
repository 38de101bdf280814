import {
  batchSize,
  type CategoryKey,
  EarlierTitles,
  fewestKeys,
  ideasShape,
  isBroad,
  type ProposedIdea,
  researchSources,
} from '../../topics/contract.js';
import { ideaInputs } from '../../topics/writing/testing/idea-inputs.js';
import { composeCustom, composeWeek } from './compose-ideas.js';
import { ideaLenses, ideaTitle } from './texts.js';

const week = (number: number, earlierTitles: readonly string[]) =>
  composeWeek(ideaInputs({ number, occasion: `week ${number}`, earlierTitles }), batchSize);

/** Expects ideas that resemble neither earlier ones nor each other. */
function expectUnlike(ideas: readonly ProposedIdea[], titles: readonly string[]): void {
  const earlier = new EarlierTitles(titles);
  for (const { title } of ideas) {
    expect(earlier.like(title)).toBeUndefined();
    earlier.add(title);
  }
}

/**
 * Makes this many batches, each of which is given the titles of the earlier ones, as in consecutive weeks within 90
 * days.
 */
function season(batches: number): ProposedIdea[] {
  const ideas: ProposedIdea[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const titles = ideas.map(({ title }) => title);
    const answer = week(ideas.length + 1, titles);
    expect(ideasShape(batchSize).safeParse(answer).error).toBeUndefined();
    expectUnlike(answer.ideas, titles);
    const keys = new Set(answer.ideas.flatMap(({ categories }) => categories));
    expect(keys.size).toBeGreaterThanOrEqual(fewestKeys);
    ideas.push(...answer.ideas);
  }
  return ideas;
}

const sourcesOf = (ideas: readonly ProposedIdea[], key: CategoryKey) =>
  ideas
    .filter(({ categories }) => categories[0] === key)
    .flatMap(({ sources }) => sources.map((number) => researchSources[number - 1]?.name));

describe('ideas of the demo writer', () => {
  it('pass every check for thirty batches in a row, far more than ninety days hold', () => {
    const ideas = season(30);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(150);
    expect(new Set(ideas.flatMap(({ categories }) => categories)).size).toBe(13);
  });

  it('are the same for the same inputs, and others for another week or occasion', () => {
    const titles = (occasion: string, number: number) =>
      composeWeek(ideaInputs({ occasion, number }), batchSize).ideas.map(({ title }) => title);
    expect(titles('a', 1)).toEqual(titles('a', 1));
    expect(titles('a', 1)).not.toEqual(titles('b', 1));
    expect(titles('a', 1)).not.toEqual(titles('a', 6));
  });

  it('name sources that serve their first category, and none that serves one other field alone', () => {
    const ideas = season(30);
    for (const { sources, categories } of ideas) {
      const [key] = categories;
      for (const number of sources) {
        const source = researchSources[number - 1];
        expect(source?.categories).toContain(key);
        const fields = source?.categories.filter((one) => !isBroad(one)) ?? [];
        expect(fields.length > 1 || fields[0] === key).toBe(true);
      }
    }
    expect(sourcesOf(ideas, 'cars')).toEqual(
      expect.arrayContaining(['Hagerty', 'Knight Frank Wealth Report']),
    );
    expect(sourcesOf(ideas, 'cars')).not.toContain('Rebag');
    expect(sourcesOf(ideas, 'comics')).not.toContain('Rare Whisky 101');
    expect(sourcesOf(ideas, 'market-intel')).toContain('WorthPoint');
    expect(sourcesOf(ideas, 'collectibles')).not.toContain('PCGS');
  });
});

describe('an idea to order', () => {
  const ordered = (prompt: string) => {
    const [idea] = composeCustom(ideaInputs({ prompt })).ideas;
    if (!idea) throw new Error('there is no idea');
    return idea;
  };

  it('is on what was asked for, and comes back to it in the end', () => {
    const { title, angle, categories } = ordered('Insuring a comic collection through a move. Be brief.');
    expect(title).toMatch(/comic/i);
    expect(angle).toMatch(/\. Come back to “Insuring a comic collection through a move” in the end\.$/);
    expect(categories).toContain('comics');
  });

  it('comes back to a question', () => {
    expect(ordered('Who insures comics?').angle).toMatch(
      / Come back to “Who insures comics\?” in the end\.$/,
    );
  });

  it('on what the demo writer does not know is still on that', () => {
    for (const prompt of ['Postage stamps', 'Write about vintage postage stamps, please']) {
      expect(ordered(prompt).title).toMatch(/“(?:vintage )?postage stamps”/i);
    }
  });

  it('has nothing of a request that names no topic, or of its markup', () => {
    const { title, angle } = ordered('<script>alert(1)</script> Make it funny.');
    expect(title + angle).not.toMatch(/alert|funny|Come back/);
  });

  it.each([null, 'xyzzy', 'x'.repeat(4_000), '# “quoted”\n'.repeat(300)])(
    'passes every check for %j',
    (prompt) => {
      const earlier: string[] = [];
      for (let number = 1; number <= 40; number += 1) {
        const answer = composeCustom(ideaInputs({ prompt, number, earlierTitles: earlier }));
        expect(ideasShape(1).safeParse(answer).error).toBeUndefined();
        expectUnlike(answer.ideas, earlier);
        earlier.push(...answer.ideas.map(({ title }) => title));
      }
    },
  );
});

describe('what the demo writer asks', () => {
  it.each(ideaLenses.map((lens) => ideaTitle(lens, { thing: 'three plain words' })))(
    'stays under six words of its own: %s',
    (title) => {
      expect(title.split(' ').length - 3).toBeLessThanOrEqual(5);
    },
  );
});
