import { mergeTexts } from './merge-texts';

const base = {
  title: 'Twelve minutes with a loupe',
  content: 'One.\n\nTwo.\n\nThree.\n\nFour.',
  summary: 'What a loupe shows.',
  status: 'draft' as const,
};
const but = (changes: Partial<typeof base> | { status: 'promoted' }) => ({ ...base, ...changes });
const content = (change: (text: string) => string) => ({ content: change(base.content) });

describe('merging what two people made of a text', () => {
  it('takes both when they changed different paragraphs', () => {
    const mine = but(content((text) => text.replace('One.', 'One, mine.')));
    const theirs = but(content((text) => text.replace('Two.', 'Two, theirs.')));
    expect(mergeTexts(base, mine, theirs)?.content).toBe('One, mine.\n\nTwo, theirs.\n\nThree.\n\nFour.');
  });

  it('takes paragraphs that came and went', () => {
    const mine = but(content((text) => `Zero.\n\n${text}`));
    const theirs = but(content((text) => text.replace('\n\nThree.', '')));
    expect(mergeTexts(base, mine, theirs)?.content).toBe('Zero.\n\nOne.\n\nTwo.\n\nFour.');
  });

  it('leaves it to a person when both changed the same paragraph', () => {
    const mine = but(content((text) => text.replace('Two.', 'Two, mine.')));
    const theirs = but(content((text) => text.replace('Two.', 'Two, theirs.')));
    expect(mergeTexts(base, mine, theirs)).toBeUndefined();
  });

  it('leaves it to a person when one rewrote what the other took out', () => {
    const mine = but(content((text) => text.replace('\n\nTwo.', '')));
    const theirs = but(content((text) => text.replace('Two.', 'Two, theirs.')));
    expect(mergeTexts(base, mine, theirs)).toBeUndefined();
  });

  it('takes what both made the same', () => {
    const same = but({ title: 'Ten minutes', ...content((text) => text.replace('Two.', '2.')) });
    expect(mergeTexts(base, same, same)).toEqual(same);
  });

  it('takes a title from the one and a text from the other', () => {
    const mine = but({ title: 'Ten minutes with a loupe' });
    const theirs = but(content((text) => text.replace('Four.', '4.')));
    expect(mergeTexts(base, mine, theirs)).toEqual({ ...theirs, title: mine.title });
  });

  it('leaves it to a person when both changed the title', () => {
    expect(mergeTexts(base, but({ title: 'Ten' }), but({ title: 'Eleven' }))).toBeUndefined();
  });

  it('takes a summary from the one, and leaves it to a person when both changed it', () => {
    const mine = but({ summary: 'Mine.' });
    expect(mergeTexts(base, mine, but({ title: 'Ten' }))).toEqual(but({ title: 'Ten', summary: 'Mine.' }));
    expect(mergeTexts(base, mine, but({ summary: 'Theirs.' }))).toBeUndefined();
  });

  it.each([
    ['mine', but({ status: 'promoted' }), base],
    ['theirs', base, but({ status: 'promoted' })],
  ])('takes the promotion that is %s', (_, mine, theirs) => {
    expect(mergeTexts(base, mine, theirs)?.status).toBe('promoted');
  });
});
