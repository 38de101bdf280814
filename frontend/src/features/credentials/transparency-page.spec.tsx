import { screen } from '@testing-library/react';
import { revised, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const admin = aUser({ role: 'admin' });

async function open(rules: object) {
  serve({
    'GET /api/config/editorial-rules': () => revised(rules, 7),
    'GET /api/users': () => revised({ users: [admin, aUser({ id: 'u-2' }), aUser({ id: 'u-3' })] }, 2),
  });
  renderApp('/transparency', admin);
  await screen.findByRole('heading', { level: 1, name: 'Transparency' });
  return (name: string) => screen.findByRole('region', { name });
}

it('names who is responsible, the measures in force, the people and the policy', async () => {
  const region = await open({
    promotion: { blocking: ['length'], secondPerson: true, maxUntouchedAiShare: 0.4 },
    credentials: {
      sign: true,
      label: 'always',
      responsible: { name: 'Jane Doe', role: 'Editor-in-chief', contact: 'jane@desk.example' },
      policy: 'Every figure is looked up.',
    },
  });
  expect(await region('Who is responsible')).toHaveTextContent('Jane Doe, Editor-in-chief, Provenance');
  expect(await region('Who is responsible')).toHaveTextContent('jane@desk.example');
  const measures = await region('Measures in force');
  expect(measures).toHaveTextContent('while it fails 1 check: Length');
  expect(measures).toHaveTextContent('Somebody else must promote');
  expect(measures).toHaveTextContent('At most 40 % of the words');
  expect(await region('People')).toHaveTextContent('3 people work at the desk: 1 administrator');
  expect(await region('What readers and machines are told')).toHaveTextContent(
    'The page (.html) of every promoted article says',
  );
  expect(await region('Policy')).toHaveTextContent('Every figure is looked up.');
});

it('claims nothing that isn’t set', async () => {
  const region = await open({});
  expect(await region('Who is responsible')).toHaveTextContent('Nobody is named yet.');
  const measures = await region('Measures in force');
  expect(measures).toHaveTextContent('No check blocks a promotion.');
  expect(measures).toHaveTextContent('There is no limit');
  expect(await region('What readers and machines are told')).toHaveTextContent(
    'Files are not signed. Articles carry no label that readers see.',
  );
});
