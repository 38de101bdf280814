import { undo } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Proposal } from '../api/proposals';
import { anArticle, type ArticleServer } from '../testing/article-server';
import { contentShown, editor, write } from '../testing/content-field';
import { content, open, path, press, proposed } from '../testing/proposal-desk';

/** An answer that never comes. */
const never = () => new Promise<Response>(() => undefined);

async function select(from: number, to: number) {
  const view = await editor();
  act(() => {
    view.dispatch({ selection: EditorSelection.range(from, to) });
    view.focus();
  });
}

it('a selection is asked about by Ctrl J, one change of two is taken over, and undo takes it back', async () => {
  const { person, sent } = await open();
  await select(0, 33);
  await person.keyboard('{Control>}j{/Control}');
  expect(await screen.findByText('“A big box is in the old cupboard.”')).toBeVisible();
  await person.click(await press('Shorten'));
  const card = await screen.findByRole('region', { name: 'Proposal: shorten' });
  expect(sent('/proposals')[0]?.body).toEqual({ kind: 'shorten', revision: 0, start: 0, end: 33 });
  expect(within(card).getByText('One link is missing.')).toBeVisible();
  expect(card).toHaveTextContent('A deleted big inserted small box is in the old');
  expect(await contentShown()).toBe(content);
  await person.click(within(card).getByRole('checkbox', { name: '“big” → “small”' }));
  await person.click(within(card).getByRole('button', { name: 'Accept 1 of 2' }));
  await waitFor(async () => expect(await contentShown()).toBe(content.replace('cupboard', 'drawer')));
  expect(sent('/accept')[0]?.body).toEqual({ hunks: ['h2'] });
  expect(sent('/accept')[0]?.headers.get('if-match')).toBe('"0"');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(within(card).getByRole('heading')).toHaveFocus();
  await waitFor(() =>
    expect(card).toHaveTextContent('A deleted big inserted small box is in the old drawer.'),
  );
  await person.click(within(card).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(sent('/reject')[0]?.body).toEqual({});
  const view = await editor();
  act(() => void undo(view));
  expect(await contentShown()).toBe(content);
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
});

it('paragraphs that people wrote are locked for a wish about the whole text, until they are ticked', async () => {
  const { person, sent } = await open();
  await person.click(await press('Ask the model (Ctrl J)'));
  const list = await screen.findByRole('group', { name: /^Locked/ });
  const marked = async () =>
    [...(await editor()).contentDOM.querySelectorAll('.cm-locked')].map(({ textContent }) => textContent);
  expect(await marked()).toEqual(['Keep it.']);
  expect(within(list).getAllByRole('checkbox')).toHaveLength(1);
  await person.click(await press('Shorten'));
  expect(sent('/proposals')[0]?.body).toEqual({ kind: 'shorten', revision: 0 });
  await person.click(within(list).getByRole('checkbox', { name: 'Keep it.' }));
  expect(screen.getByText('Nothing is locked.')).toBeVisible();
  expect(await marked()).toEqual([]);
  await person.click(await press('Plainer'));
  expect(sent('/proposals')[1]?.body).toEqual({ kind: 'plainer', revision: 0, unlocked: [35] });
});

it('a proposal is put away, and none is made for a text that is not saved', async () => {
  const { person, sent } = await open();
  await select(0, 33);
  await person.click(await press('Ask the model (Ctrl J)'));
  await person.type(await screen.findByLabelText('In your own words'), 'Smaller{Enter}');
  await person.click(await press('Reject'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Proposal/ })).not.toBeInTheDocument());
  expect(sent('/proposals')[0]?.body).toMatchObject({ kind: 'own', instruction: 'Smaller' });
  expect(sent('/reject')).toHaveLength(1);
  expect(await press('Shorten')).toHaveFocus();
  await write(' More.');
  expect(await press('Shorten')).toBeDisabled();
  expect(screen.getByText(/^Save first/)).toBeVisible();
});

it.each([
  ['Plainer', 'proposals'],
  ['Ask', 'proposals'],
  ['Accept', 'proposals/x-1/accept'],
  ['Reject', 'proposals/x-1/reject'],
])('%s keeps the focus while the answer is awaited, and is sent once', async (name, call) => {
  const { person, sent } = await open({ [`POST ${path}/${call}`]: never }, [proposed]);
  await person.click(await press('Ask the model (Ctrl J)'));
  await person.type(await screen.findByLabelText('In your own words'), 'Smaller');
  const button = await press(name);
  button.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(sent(call)).toHaveLength(1);
});

it('a wish in one’s own words is sent once, however often Enter is pressed', async () => {
  const { person, sent } = await open({ [`POST ${path}/proposals`]: never });
  await person.click(await press('Ask the model (Ctrl J)'));
  const words = await screen.findByLabelText('In your own words');
  await person.type(words, 'Smaller{Enter}');
  expect(await press(/^Asking/)).toBeVisible();
  await person.type(words, '{Enter}');
  expect(sent('/proposals')).toHaveLength(1);
});

it('a proposal says beforehand what it mends and what it brings, to who reads it and to who hears it', async () => {
  const { person } = await open({}, [
    proposed,
    {
      ...proposed,
      id: 'x-2',
      kind: 'plainer',
      effects: [{ mends: [], brings: [] }],
      hunks: proposed.hunks.slice(1),
    },
    { ...proposed, id: 'x-3', kind: 'own', effects: [] },
    { ...proposed, id: 'x-4', kind: 'voice', status: 'stale', remaining: [] },
  ]);
  await person.click(await press('Ask the model (Ctrl J)'));
  const card = await screen.findByRole('region', { name: 'Proposal: shorten' });
  expect(within(card).getByRole('heading')).toHaveAccessibleDescription(
    'With all its changes, it mends 1: “cupboard” may be misspelled. It brings 2: “drawer” may be misspelled. 8 words; 800 to 1,000 words are asked for.',
  );
  const described = (name: string) => screen.getByRole('heading', { name: `Proposal: ${name}` });
  expect(described('plainer')).toHaveAccessibleDescription('It changes nothing that the checks find.');
  for (const name of ['in your own words', 'in the persona’s voice']) {
    expect(described(name)).not.toHaveAccessibleDescription();
  }
});

it('each of several titles says what it brings', async () => {
  const brings = [{ rule: 'do-not', message: '“All you need” is not to be used.', quote: 'All you need' }];
  const { person } = await open({}, [
    {
      ...proposed,
      kind: 'title',
      after: ['One', 'All you need'],
      hunks: [],
      remaining: [],
      effects: [
        { mends: [], brings: [] },
        { mends: [], brings },
      ],
    },
  ]);
  await person.click(await press('Ask the model (Ctrl J)'));
  const card = within(await screen.findByRole('region', { name: 'Proposal: another title' }));
  expect(card.getByText('It changes nothing that the checks find.')).toBeVisible();
  await person.click(card.getByRole('radio', { name: /All you need/ }));
  expect(card.getByText('“All you need” is not to be used.')).toBeVisible();
});

it('who rejects a proposal goes on with the next', async () => {
  const { person } = await open({}, [
    { ...proposed, id: 'x-0', kind: 'title', after: ['One', 'Two', 'Three'], hunks: [], remaining: [] },
    proposed,
    { ...proposed, id: 'x-2', kind: 'plainer' },
  ]);
  await person.click(await press('Ask the model (Ctrl J)'));
  const card = await screen.findByRole('region', { name: 'Proposal: shorten' });
  within(card).getByRole('button', { name: 'Reject' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Proposal: plainer' })).toHaveFocus();
});

it('a finding is shown in the text, asked about, and dismissed when it is a guess', async () => {
  const { person, sent } = await open();
  await person.click(await press('“cupboard” may be misspelled.'));
  expect((await editor()).state.selection.main).toMatchObject({ from: 24, to: 32 });
  await person.click(await press('Mend: “cupboard” may be misspelled.'));
  await person.click(await press('Mend the finding'));
  await screen.findByRole('region', { name: /^Proposal/ });
  expect(sent('/proposals')[0]?.body).toEqual({ kind: 'mend', rule: 'terms', revision: 0 });
  await person.click(await press('Close proposals'));
  (await press('Dismiss: “cupboard” may be misspelled.')).focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('The checks find nothing.')).toHaveFocus();
  expect(sent('/dismiss')[0]?.body).toEqual({ rule: 'terms', quote: 'cupboard' });
});

it('a dismissed finding is listed, and reopened', async () => {
  let dismissals = [
    { rule: 'terms', name: 'Terms', quote: 'box' },
    { rule: 'voice', name: 'Voice', quote: '' },
  ];
  const { person, sent } = await open({
    [`GET ${path}/findings/dismissed`]: () => ({ dismissals }),
    [`POST ${path}/findings/reopen`]: () => {
      dismissals = dismissals.slice(1);
      return { success: true, article: anArticle({ revision: 1, content }) };
    },
  });
  await person.click(await screen.findByText('2 dismissed findings'));
  screen.getByRole('button', { name: 'Reopen: Terms, “box”' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reopen: Voice' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/dismissed finding/)).not.toBeInTheDocument());
  expect(sent('/reopen').map(({ body }) => body)).toEqual([
    { rule: 'terms', quote: 'box' },
    { rule: 'voice', quote: '' },
  ]);
});

it('the panel closes by Escape from within, and the article stays', async () => {
  const { person } = await open();
  await select(0, 33);
  await person.keyboard('{Control>}j{/Control}');
  expect(await screen.findByRole('button', { name: 'Shorten' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Ask the model' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect((await editor()).hasFocus).toBe(true);
});

const accepted = content.replace('big', 'small').replace('cupboard', 'drawer');

/** Opens an article with one proposal whose acceptance the server answers when `give` is called. */
async function awaiting(proposal: Proposal, changes: Parameters<ArticleServer['saveAs']>[1]) {
  let give = () => {};
  const awaited = new Promise<void>((resolve) => (give = resolve));
  const desk = await open(
    {
      [`POST ${path}/proposals/x-1/accept`]: async () => {
        await awaited;
        return { success: true, article: desk.server.saveAs('u-1', changes) };
      },
    },
    [proposal],
  );
  await desk.person.click(await press('Ask the model (Ctrl J)'));
  const button = await press('Accept');
  await desk.person.click(button);
  return { ...desk, give, button };
}

it('a text that is accepted can be undone in the editor, and the toast says so', async () => {
  const { give } = await awaiting(proposed, { content: accepted });
  give();
  await waitFor(async () => expect(await contentShown()).toBe(accepted));
  expect(await screen.findByText('Revision 1. Undo in the editor takes it back.')).toBeVisible();
  const view = await editor();
  act(() => void undo(view));
  expect(await contentShown()).toBe(content);
});

it('what is typed while a proposal is being accepted stays, and can be merged with it', async () => {
  const { person, give, server } = await awaiting(proposed, { content: accepted });
  await write(' Mine.');
  give();
  expect(await screen.findByText('Revision 1.')).toBeVisible();
  expect(await contentShown()).toBe(`${content} Mine.`);
  expect(await screen.findByText(/saved a newer revision, r1/)).toHaveTextContent('Your text is still here.');
  await person.click(await press('Compare'));
  const conflict = within(await screen.findByRole('dialog', { name: /changed this article/ }));
  await person.click(conflict.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(server.current.content).toBe(`${accepted} Mine.`));
  expect(await contentShown()).toBe(`${accepted} Mine.`);
});

it('a title that is typed while a proposal is being accepted is not mixed with its text', async () => {
  const { person, give } = await awaiting(proposed, { content: accepted });
  await person.type(screen.getByLabelText('Title'), '!');
  give();
  expect(await screen.findByText(/saved a newer revision, r1/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Two booklets, one serial number!');
  expect(await contentShown()).toBe(content);
});

it('of an accepted title nothing is said that the editor could not do', async () => {
  const { give } = await awaiting(
    { ...proposed, kind: 'title', after: ['One', 'Two', 'Three'], hunks: [], remaining: [] },
    { title: 'One' },
  );
  give();
  expect(await screen.findByText('Revision 1.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('One');
});
