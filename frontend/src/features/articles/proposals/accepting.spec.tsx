import { undo } from '@codemirror/commands';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Proposal } from '../api/proposals';
import type { ArticleServer } from '../testing/article-server';
import { contentShown, editor, write } from '../testing/content-field';
import { content, open, path, press, proposed } from '../testing/proposal-desk';

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
