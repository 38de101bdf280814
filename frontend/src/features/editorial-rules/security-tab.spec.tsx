import { screen, waitFor, within } from '@testing-library/react';
import { edit, openRules, saved } from './testing/open-rules';
import { revised } from './testing/rules';
import { findDialog } from '@/testing/dialogs';

const securityIn = (rulesSaved: object | undefined): unknown =>
  (rulesSaved as { content: { security?: unknown } } | undefined)?.content.security;

it('tells what holds where nothing is decided', async () => {
  const { person } = await openRules();
  await person.click(screen.getByRole('tab', { name: 'Security' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Security' }));
  expect(panel.getByText('Nobody needs one')).toBeVisible();
  expect(panel.getByText('20,160 minutes')).toBeVisible();
  expect(panel.getByText('30 days')).toBeVisible();
});

it('saves a whole decision, and asks again in place where the server wants to know who it is', async () => {
  let isProven = false;
  const { person, savedRules, seen } = await openRules({
    'POST /api/config/save': () =>
      isProven
        ? revised(saved, 5)
        : new Response(JSON.stringify({ type: '/problems/proof-required', ways: ['password'] }), {
            status: 403,
            headers: { 'content-type': 'application/problem+json' },
          }),
    'POST /api/auth/proof': () => {
      isProven = true;
      return new Response(null, { status: 204 });
    },
  });
  await edit(person, 'Security');
  await person.click(screen.getByRole('radio', { name: 'Everybody needs one' }));
  await person.clear(screen.getByLabelText('Longest rest'));
  await person.type(screen.getByLabelText('Longest rest'), '720');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await findDialog('Is it still you?');
  await person.type(within(dialog).getByLabelText('Password'), 'correct');
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(seen.filter(({ path }) => path === '/api/config/save')).toHaveLength(2));
  expect(securityIn(savedRules())).toEqual({
    secondFactor: 'everybody',
    idleMinutes: 720,
    maxDays: 30,
    signOnOnly: false,
    proofForOverride: false,
  });
});

it('refuses a rest that is too short, beside the field', async () => {
  const { person, savedRules } = await openRules();
  await edit(person, 'Security');
  const field = screen.getByLabelText('Longest rest');
  await person.clear(field);
  await person.type(field, '5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/At least 15 minutes/));
  expect(savedRules()).toBeUndefined();
});
