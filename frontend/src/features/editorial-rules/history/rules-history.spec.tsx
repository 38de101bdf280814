import { screen, within } from '@testing-library/react';
import { wideWindow } from '@/testing/wide-window';
import { openRules } from '../testing/open-rules';
import { change } from '../testing/rules';

const HISTORY = 'GET /api/config/editorial-rules/history';
const set = 'Ines changed the editorial rules';
const fewest = { field: 'format_and_quality_standards.length.min_words', from: 700, to: 800 };
const entry = { field: 'do_not[0]', from: null, to: 'Promise a return' };
const trait = { field: 'tone_and_voice.overall_tone.Plain', from: 'Words.', to: 'Short words.' };

/** The entries of the history as they are read, newest first, without who and when. */
async function told(...events: object[]) {
  const { person } = await openRules({ [HISTORY]: { events, nextCursor: null } });
  await person.click(screen.getByRole('link', { name: 'History' }));
  const list = await screen.findByRole('list', { name: 'History' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const [what, , note] = within(item).getAllByRole('paragraph');
      return [within(what ?? item).getByRole('link').textContent, note?.textContent];
    });
}

describe('the history of the editorial rules', () => {
  wideWindow();

  it('tells where the rules were changed', async () => {
    expect(
      await told(
        change(4, set, [fewest]),
        change(3, set, [entry, { ...entry, field: 'do[2]' }]),
        change(2, set, [trait]),
        change(1, set, [fewest, entry]),
        change(0, 'The system created the editorial rules', []),
      ),
    ).toEqual([
      ['Format Standards changed', 'Fewest words'],
      ['Content Rules changed', 'Do not and Do'],
      ['Tone & Voice changed', 'Overall tone'],
      ['2 changes', 'Fewest words and Do not'],
      ['Original rules', undefined],
    ]);
  });

  it('tells a part that was set for the first time by what is in it', async () => {
    const promotion = { blocking: ['chatter'], secondPerson: false, maxUntouchedAiShare: null };
    expect(
      await told(
        change(4, set, [{ field: 'promotion', from: null, to: promotion }]),
        change(3, set, [{ field: 'checks', from: null, to: { chatter: 'off' } }]),
      ),
    ).toEqual([
      ['Promotion changed', 'Checks that block, Second person, and Most untouched text'],
      ['Checks changed', 'Chatter and placeholders'],
    ]);
  });

  it('counts what no tab shows any more', async () => {
    expect(await told(change(4, set, [{ field: 'retired', from: 'a', to: 'b' }]))).toEqual([
      ['1 change', 'other'],
    ]);
  });

  it.each(['restored the editorial rules', 'set the editorial rules back'])(
    'tells a restoration that the log has as “%s to revision 1”',
    async (words) => {
      expect(await told(change(4, `Ines ${words} to revision 1`, [fewest]))).toEqual([
        ['Restored to r1', 'Fewest words'],
      ]);
    },
  );
});
