import { screen, waitFor, within } from '@testing-library/react';
import { edit, openRules } from './testing/open-rules';
import { revised, rules } from './testing/rules';

const withCredentials = (credentials: object) => ({
  'GET /api/config/editorial-rules': () => revised({ ...rules, credentials }, 4),
});

const credentialsIn = (saved: object | undefined): unknown =>
  (saved as { content: { credentials?: unknown } } | undefined)?.content.credentials;

it('tells what is set, and what holds where nothing is', async () => {
  const { person } = await openRules();
  await person.click(screen.getByRole('tab', { name: 'Transparency' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Transparency' }));
  expect(panel.getByText('Don’t sign')).toBeVisible();
  expect(panel.getByText('When nobody reviewed it')).toBeVisible();
  expect(panel.getByText(/This is no legal advice/)).toBeVisible();
});

it('saves what was chosen, and leaves out what is as usual', async () => {
  const { person, savedRules } = await openRules();
  await edit(person, 'Transparency');
  await person.click(screen.getByRole('radio', { name: 'Sign promoted articles and their images' }));
  await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedRules()).toBeDefined());
  expect(credentialsIn(savedRules())).toEqual({
    sign: true,
    responsible: { name: 'Jane Doe', role: '', contact: '' },
  });
});

it('keeps rules that say nothing of Content Credentials as they are', async () => {
  const { person, savedRules } = await openRules();
  await edit(person, 'Content Rules');
  await person.type(screen.getByLabelText('Add a rule: Do'), 'Be brief{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedRules()).toBeDefined());
  expect(savedRules()?.content).not.toHaveProperty('credentials');
});

it('refuses to leave out the label while nobody is responsible, beside the field', async () => {
  const { person, savedRules } = await openRules();
  await edit(person, 'Transparency');
  const label = screen.getByRole('radiogroup', { name: 'Label for readers' });
  await person.click(within(label).getByRole('radio', { name: 'Never' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(label).toHaveAccessibleDescription(/only where somebody is responsible/));
  expect(label).toContainElement(document.activeElement as HTMLElement);
  expect(savedRules()).toBeUndefined();
  await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
  await person.type(screen.getByLabelText('Contact'), 'jane@desk.example');
  expect(label).toHaveAccessibleDescription('');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(credentialsIn(savedRules())).toMatchObject({ label: 'never' }));
});

it('shows what a reader will see, as it is chosen', async () => {
  const { person } = await openRules(withCredentials({ sign: true }));
  await edit(person, 'Transparency');
  const preview = screen.getByRole('region', { name: 'What a reader will see' });
  expect(preview).not.toHaveTextContent('212 of 884 words');
  expect(preview).toHaveTextContent('Nobody changed a word. Approved on 27 November 2026.');
  await person.click(screen.getByRole('radio', { name: 'Always' }));
  await person.type(screen.getByLabelText('Responsible'), 'Jane Doe');
  expect(preview).toHaveTextContent(
    'Two people changed 212 of 884 words. Approved on 27 November 2026; responsible: Jane Doe, Provenance.',
  );
  expect(preview).toHaveTextContent('Both are signed');
  await person.click(screen.getByRole('radio', { name: 'Don’t sign' }));
  expect(preview).toHaveTextContent('Neither is signed');
  expect(preview).not.toHaveTextContent('Approved on');
});
