import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, type SeenRequest } from '@/testing/fetch-stand-in';
import { anArticle } from '../testing/article-server';
import { visit } from '../testing/article-lists';

const blocked = answer(409, {
  type: '/problems/promotion-blocked',
  findings: [{ rule: 'length', name: 'Length', message: 'It has 2 words.' }],
});
const proofRequired = answer(403, { type: '/problems/proof-required', ways: ['password'] });

it('an override that wants a proof asks for it in place, and promotes with the reason that was given', async () => {
  let proven = false;
  const promote = ({ body }: SeenRequest) => {
    if (!('override' in (body as object))) return blocked;
    return proven ? { success: true, article: anArticle({ id: 'a-1', status: 'promoted' }) } : proofRequired;
  };
  const { person, seen } = visit('/articles', {
    'PATCH /api/articles/drafts/a-1': promote,
    'POST /api/auth/proof': () => {
      proven = true;
      return new Response(null, { status: 204 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for Two booklets' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Promote' }));
  await findDialog('Promotion blocked');
  await person.type(screen.getByLabelText('Reason for the override'), 'It is a short notice.');
  await person.click(screen.getByRole('button', { name: 'Override and promote' }));
  await findDialog('Is it still you?');
  await person.type(screen.getByLabelText('Password'), 'a password');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('“Two booklets” is promoted.')).toBeVisible();
  const sent = seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const override = { status: 'promoted', override: { reason: 'It is a short notice.' } };
  expect(sent).toEqual([{ status: 'promoted' }, override, override]);
});

it('what stands in the way of several checks is said once, with the names of all of them', async () => {
  const unread = 'The text has too many lines or markdown signs to be read.';
  const { person } = visit('/articles', {
    'PATCH /api/articles/drafts/a-1': answer(409, {
      type: '/problems/promotion-blocked',
      findings: [
        { rule: 'heading-tree', name: 'Headings', message: unread },
        { rule: 'length', name: 'Length', message: 'It has 2 words.' },
        { rule: 'complete-ending', name: 'Complete ending', message: unread },
        { rule: 'do-not', name: 'Do not', message: '“Best” is not allowed.' },
        { rule: 'do-not', name: 'Do not', message: '“Most” is not allowed.' },
        { rule: 'do-not', name: 'Do not', message: '“Most” is not allowed.' },
      ],
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for Two booklets' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Promote' }));
  const items = within(await findDialog('Promotion blocked')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `Headings and Complete ending. ${unread}`,
    'Length. It has 2 words.',
    'Do not. “Best” is not allowed.',
    'Do not. “Most” is not allowed.',
  ]);
});
