import { screen, waitFor, within } from '@testing-library/react';
import { findDialog, findQuestion } from '@/testing/dialogs';
import { answer } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { wideWindow } from '@/testing/wide-window';
import { edit, openRules as open, saved } from './testing/open-rules';
import { revised, rules } from './testing/rules';

const entries = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${list} \\d`) })
    .map(({ value }) => value);

describe('the editorial rules', () => {
  it('are read in nine tabs', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Format Standards',
      'Content Rules',
      'Tone & Voice',
      'Topic Inspiration',
      'Schedule',
      'Checks',
      'Promotion',
      'Transparency',
      'Security',
    ]);
    expect(screen.getByText('800 words')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are saved as a whole, on the revision that was read', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Format Standards');
    await person.clear(screen.getByLabelText('Most words'));
    await person.type(screen.getByLabelText('Most words'), '1200');
    await person.click(screen.getByRole('tab', { name: /^Tone/ }));
    await person.type(screen.getByLabelText('Add a trait: Overall tone'), 'Measured{Enter}');
    await person.type(screen.getByLabelText('Overall tone 2, meaning'), 'Facts first.');
    expect(screen.getByText('2 changes, not saved yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Editorial Rules Updated')).toBeVisible();
    const { length } = rules.format_and_quality_standards;
    expect(savedRules()).toEqual({
      configType: 'editorial-rules',
      ifMatch: '"4"',
      content: {
        ...rules,
        format_and_quality_standards: {
          ...rules.format_and_quality_standards,
          length: { ...length, max_words: 1200 },
        },
        tone_and_voice: {
          ...rules.tone_and_voice,
          overall_tone: { Plain: 'Short words.', Measured: 'Facts first.' },
        },
      },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  });

  it('have lists whose entries are added, moved by key and by menu, and removed with a way back', async () => {
    const { person } = await open();
    await edit(person);
    await person.click(screen.getByLabelText('Do 3'));
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(entries('Do')).toEqual(['Name the source', 'End with a question', 'Say what to check']);
    expect(screen.getByLabelText('Do 2')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Move Do 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    expect(entries('Do')).toEqual(['End with a question', 'Name the source', 'Say what to check']);
    await person.click(screen.getByRole('button', { name: 'Remove Do 1' }));
    expect(entries('Do')).toEqual(['Name the source', 'Say what to check']);
    expect(screen.getByRole('tab', { name: 'Content Rules unsaved' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo removing End with a question' }));
    expect(entries('Do')).toHaveLength(3);
    await person.type(screen.getByLabelText('Add a rule: Do'), '  Be brief {Enter}');
    expect(entries('Do').at(-1)).toBe('Be brief');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('tab', { name: 'Content Rules' })).toBeVisible();
    expect(screen.queryByText('Be brief')).not.toBeInTheDocument();
  });

  it('take no blank and no repeated entry', async () => {
    const { person } = await open();
    await edit(person);
    await person.click(screen.getByRole('button', { name: 'Add to Do not' }));
    expect(screen.getByLabelText('Add a rule: Do not')).toHaveAccessibleDescription(
      'A rule needs at least one word.',
    );
    await person.type(screen.getByLabelText('Add a rule: Do not'), 'Promise a return{Enter}');
    expect(screen.getByText('This entry is already in the list.')).toBeVisible();
    expect(entries('Do not')).toEqual(['Promise a return']);
  });

  it('lead to the first fault before anything is sent', async () => {
    const { person, savedRules } = await open();
    await edit(person, 'Schedule');
    await person.clear(screen.getByLabelText('Articles a week'));
    await person.type(screen.getByLabelText('Articles a week'), '21');
    await person.click(screen.getByRole('tab', { name: 'Topic Inspiration' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('tab', { name: /^Schedule/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Articles a week')).toHaveFocus();
    expect(screen.getByLabelText('Articles a week')).toHaveAccessibleDescription('At most 20 articles.');
    expect(savedRules()).toBeUndefined();
  });

  it('show what the server refuses at the entry that it names', async () => {
    const { person } = await open({
      'POST /api/config/save': answer(400, {
        status: 400,
        detail: 'Too long.',
        errors: [{ field: 'content.do[1]', message: 'At most 1000 characters.' }],
      }),
    });
    await edit(person);
    await person.type(screen.getByLabelText('Do 2'), '!');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByLabelText('Do 2')).toHaveAccessibleDescription('At most 1000 characters.');
    expect(screen.getByLabelText('Do 2')).toHaveFocus();
  });

  it('that somebody else saved meanwhile are shown beside mine, and mine are kept on top', async () => {
    let latest = 4;
    const theirs = { ...rules, do: ['Name the source and the year'] };
    const { person, savedRules } = await open({
      'GET /api/config/editorial-rules': () => revised(latest === 4 ? rules : theirs, latest),
      'POST /api/config/save': ({ headers }) => {
        if (headers.get('if-match') === '"5"') return revised(saved, 6);
        latest = 5;
        return answer(412, {
          status: 412,
          detail: 'Changed since.',
          current: { revision: 5, by: { id: 'u-9', name: 'Otto' }, at: '2026-11-18T10:00:00.000Z' },
        });
      },
    });
    await edit(person);
    await person.type(screen.getByLabelText('Do not 1'), ' of any kind');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await findDialog('Otto changed the editorial rules');
    expect(await within(conflict).findByText('Promise a return of any kind')).toBeVisible();
    expect(within(conflict).getByRole('button', { name: 'Use theirs' })).toBeVisible();
    await person.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(savedRules()).toMatchObject({ ifMatch: '"5"' }));
    expect(savedRules()?.content).toEqual({ ...theirs, do_not: ['Promise a return of any kind'] });
  });

  it('ask before they are left with changes', async () => {
    const { person, history } = await open();
    await edit(person);
    await person.type(screen.getByLabelText('Do 1'), '!');
    await person.click(screen.getByRole('link', { name: 'Need to Know Start Here' }));
    const question = await findQuestion('Leave without saving?');
    expect(history.location.pathname).toBe('/editorial-rules');
    await person.click(within(question).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(history.location.pathname).toBe('/how-it-works'));
  });

  it('are set back to an earlier revision after a look at what that changes', async () => {
    const { person, seen } = await open(
      { 'POST /api/config/editorial-rules/restore': () => revised(saved, 5) },
      '/editorial-rules?view=history&rev=3',
    );
    await person.click(await screen.findByRole('button', { name: 'Restore r3' }));
    const preview = await findDialog('Restore the rules to r3?');
    expect(await within(preview).findByText('End with a question')).toBeVisible();
    await person.click(within(preview).getByRole('button', { name: 'Restore r3' }));
    expect(await screen.findByText('Editorial Rules Updated')).toBeVisible();
    const restore = seen.find(({ path }) => path === '/api/config/editorial-rules/restore');
    expect([restore?.body, restore?.headers.get('if-match')]).toEqual([{ revision: 3 }, '"4"']);
  });

  it('are denied to authors', async () => {
    renderApp('/editorial-rules', aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });
});

describe('the history of the editorial rules', () => {
  wideWindow();

  it('shows the change whose entry has the focus', async () => {
    const { person, history } = await open();
    await person.click(screen.getByRole('link', { name: 'History' }));
    const list = await screen.findByRole('list', { name: 'History' });
    const [latest, before] = within(list).getAllByRole('link');
    await waitFor(() => expect(latest).toHaveFocus());
    await person.keyboard('j');
    expect(before).toHaveFocus();
    await waitFor(() => expect(history.location.search).toBe('?view=history&rev=3'));
    expect(await screen.findByRole('button', { name: 'Restore r3' })).toBeVisible();
  });
});

it('saves a spelling that was chosen, and leaves it out where none is', async () => {
  const { person, savedRules } = await open();
  await edit(person, 'Tone & Voice');
  expect(screen.getByRole('radio', { name: 'Not set' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'British' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedRules()?.content).toMatchObject({ spelling: 'british' }));
});
