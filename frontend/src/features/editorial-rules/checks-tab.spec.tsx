import { screen, waitFor, within } from '@testing-library/react';
import { checks } from '@checks/registry';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { revised, rules } from './testing/rules';

const SAVE = 'POST /api/config/save';

interface Saved {
  checks?: Record<string, string>;
  terms?: string[];
  risky_claims?: string[];
  required_blocks?: unknown[];
  machine_tone?: unknown[];
}

/** Short lists that replace our own, because searching a long list is slow here. */
const short = { risky_claims: ['risk-free'], machine_tone: [{ phrase: 'delve into', weight: 3 }] };

/** Opens the Checks tab with a house's rules. */
async function open(members: object, edit = true) {
  let document: object = { ...rules, ...short, ...members };
  let revision = 4;
  const seen = serve({
    'GET /api/config/editorial-rules': () => revised(document, revision),
    [SAVE]: ({ body }) => {
      document = JSON.parse((body as { content: string }).content) as object;
      revision += 1;
      return { success: true, message: 'Saved.', revision, changes: { created: 0, updated: 1, removed: 0 } };
    },
  });
  const { person } = renderApp('/editorial-rules', aUser({ role: 'admin' }));
  if (edit) await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.click(await screen.findByRole('tab', { name: /Checks/ }));
  const saved = (): Saved | undefined => {
    const [call] = seen.filter(({ method }) => method === 'POST');
    return call && (JSON.parse((call.body as { content: string }).content) as Saved);
  };
  const choose = async (label: string, option: string) => {
    await person.click(screen.getByRole('combobox', { name: label }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  return { person, saved, choose };
}

it('lists every check with its kind, what it does and its severity', async () => {
  await open({ checks: { chatter: 'info' } }, false);
  const list = await screen.findByRole('list', { name: 'Checks' });
  expect(within(list).getAllByRole('heading')).toHaveLength(checks.length);
  const chatter = within(list).getByRole('heading', { name: 'Chatter and placeholders' }).closest('li');
  expect(chatter).toHaveTextContent(/Certain.*TODO.*Severity: Info · usually Block$/);
  const tone = within(list).getByRole('heading', { name: 'Machine tone' }).closest('li');
  expect(tone).toHaveTextContent(/Guess.*Severity: Info$/);
});

it('offers to block for what is certain, never for a guess', async () => {
  const { person } = await open({});
  await person.click(screen.getByRole('combobox', { name: 'Severity of Terms' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Warn',
    'Info',
    'Off',
  ]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('combobox', { name: 'Severity of Length' }));
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

it('saves what was set and keeps the rest as the house has it', async () => {
  const own = {
    checks: { 'do-not': 'block' },
    terms: ['Patek Philippe'],
    machine_tone: [{ phrase: 'a', weight: 2 }],
  };
  const { person, choose, saved } = await open(own);
  await choose('Severity of Length', 'Off');
  const blocks = screen.getByRole('region', { name: 'Required blocks' });
  await person.type(within(blocks).getByPlaceholderText('Add a block'), 'Disclaimer{Enter}');
  await person.type(within(blocks).getByLabelText('Required blocks 1, text'), 'Nothing here is advice.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toBeDefined());
  expect(saved()).toMatchObject({
    ...own,
    checks: { 'do-not': 'block', length: 'off' },
    required_blocks: [{ name: 'Disclaimer', text: 'Nothing here is advice.' }],
  });
});

it('leaves out of the document what is as usual', async () => {
  const { person, choose, saved } = await open({ checks: { length: 'off' } });
  await choose('Severity of Length', 'Warn');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toBeDefined());
  for (const member of ['checks', 'terms', 'required_blocks']) {
    expect(saved()).not.toHaveProperty(member);
  }
});

it('refuses a weight that is none', async () => {
  const { person, saved } = await open({});
  const weight = screen.getByLabelText('Machine tone 1, weight');
  await person.clear(weight);
  await person.type(weight, '12');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A weight is from 0.1 to 10.')).toBeVisible();
  expect(saved()).toBeUndefined();
});
