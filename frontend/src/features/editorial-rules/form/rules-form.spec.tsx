import { screen, waitFor } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { revised, rules } from '../testing/rules';

/** Opens the form on one of its tabs. */
async function edit(tab: string) {
  const changes = { created: 0, updated: 1, removed: 0 };
  const seen = serve({
    'GET /api/config/editorial-rules': () => revised(rules, 4),
    'POST /api/config/save': () => ({ success: true, message: 'Saved.', changes }),
  });
  const { person } = renderApp('/editorial-rules', aUser({ role: 'admin' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.click(screen.getByRole('tab', { name: tab }));
  const write = async (label: string, text: string) => {
    await person.clear(screen.getByLabelText(label));
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  };
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
  return { person, write, save, saves: () => seen.filter(({ method }) => method === 'POST') };
}

const field = (label: string) => screen.getByLabelText(label);

describe('the form of the rules', () => {
  it.each([
    ['Fewest words', '900'],
    ['Most words', '13000'],
  ])('has what was said of both lengths answered by %s', async (answering, words) => {
    const { person, write, save } = await edit('Format Standards');
    await write('Fewest words', '1200');
    await save();
    const crossed = 'The maximum can’t be lower than the minimum.';
    expect(field('Most words')).toHaveAccessibleDescription(crossed);
    await person.type(field('Fewest words'), '0');
    expect(field('Most words')).toHaveAccessibleDescription(crossed);
    await write(answering, words);
    expect(field('Most words')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['Format Standards', 'Preferred range', 'A line has at most 100 characters; this one has 20,000.'],
    ['Format Standards', 'Note on length', 'A text has at most 4,000 characters; this one has 20,000.'],
    ['Content Rules', 'Do 2', 'An entry has at most 1,000 characters; this one has 20,000.'],
    ['Tone & Voice', 'Overall tone 1, name', 'A name has at most 100 characters; this one has 20,000.'],
    [
      'Tone & Voice',
      'Overall tone 1, meaning',
      'A meaning has at most 1,000 characters; this one has 20,000.',
    ],
  ])('on %s cuts nothing that is pasted into %s, and says what is too long', async (tab, label, fault) => {
    const { write, save, saves } = await edit(tab);
    const long = 'x'.repeat(20_000);
    await write(label, long);
    expect(field(label)).toHaveValue(long);
    expect(screen.getByText(fault)).toBeVisible();
    await save();
    expect(saves()).toHaveLength(0);
    await write(label, 'Short.');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
  });

  it('takes a new entry of any length, and says what is too long', async () => {
    const { person, write } = await edit('Content Rules');
    await write('Add a rule: Do', 'x'.repeat(1001));
    await person.keyboard('{Enter}');
    expect(field('Do 4')).toHaveValue('x'.repeat(1001));
    expect(field('Do 4')).toHaveAccessibleDescription(
      'An entry has at most 1,000 characters; this one has 1,001.',
    );
  });

  it('takes a limit of untouched text in percent, and no limit from an empty field', async () => {
    const { write, save, saves } = await edit('Promotion');
    const promotionSaved = () =>
      (JSON.parse((saves().at(-1)?.body as { content: string }).content) as { promotion?: object }).promotion;
    await write('Most untouched text', '140');
    await save();
    expect(field('Most untouched text')).toHaveAccessibleDescription(
      expect.stringContaining('Must be from 0 to 100 percent, or empty.') as string,
    );
    expect(saves()).toHaveLength(0);
    await write('Most untouched text', '62.5');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(promotionSaved()).toEqual({ blocking: [], secondPerson: false, maxUntouchedAiShare: 0.625 });
  });

  it('takes the checks that block', async () => {
    const { person, save, saves } = await edit('Promotion');
    await person.click(field('Checks that block'));
    await person.click(await screen.findByRole('option', { name: 'Length' }));
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    const { content } = saves().at(-1)?.body as { content: string };
    expect(JSON.parse(content)).toMatchObject({ promotion: { blocking: ['length'] } });
  });
});
