import { revised } from './revision.js';

const wanted = '[write: what the last three brought]';
const draft = {
  title: 'A title',
  content: `Keep it.\n\n## Prices\n\nThree sold. ${wanted}\n\n## Care\n\nDust it.`,
};
const offered = { faults: [], sections: [1, 2].map((place) => ({ place, faults: ['Too short.'] })) };
const answer = (...sections: { section: number; content: string }[]) => ({
  sections,
  title: null,
  article: null,
});

describe('what a person is to look up', () => {
  it('stays in a section that is written anew, or the section stays as it was', () => {
    const prices = { section: 1, content: '## Prices\n\nThree sold well.' };
    const care = { section: 2, content: '## Care\n\nDust it weekly.' };
    const taken = revised(draft, answer(prices, care), offered);
    expect(taken?.text.content).toBe(draft.content.replace('Dust it.', 'Dust it weekly.'));
    expect(taken?.headings).toEqual(['Care']);
    expect(revised(draft, answer(prices), offered)).toBeUndefined();
    const kept = { section: 1, content: `## Prices\n\nThree sold well: ${wanted}` };
    expect(revised(draft, answer(kept), offered)?.text.content).toContain(`Three sold well: ${wanted}`);
  });

  it('stays in an article that is written anew, or that one is not taken', () => {
    const article = { title: 'A title', content: 'Three sold well.' };
    expect(revised(draft, { ...answer(), article }, offered)).toBeUndefined();
    const keeping = { ...article, content: `Three sold well. ${wanted}` };
    expect(revised(draft, { ...answer(), article: keeping }, offered)?.text).toEqual(keeping);
  });
});
