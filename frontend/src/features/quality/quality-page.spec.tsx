import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const READ = 'GET /api/quality';
const none = { firstTry: null, rounds: null, promoted: 0, wordsChanged: null, minutesToPromotion: null };
const some = {
  drafts: 8,
  firstTry: 0.75,
  rounds: 0.25,
  promoted: 6,
  wordsChanged: 42.4,
  minutesToPromotion: 200,
};
const usage = { weekStart: '2026-11-16T00:00:00-05:00', provider: 'openai', articles: 4 };

const quality = {
  from: '2026-08-28T00:00:00.000Z',
  to: '2026-11-20T00:00:00.000Z',
  all: some,
  personas: [
    { personaId: 'p-1', persona: 'The Appraiser', ...some },
    { personaId: 'p-2', persona: 'The Collector', ...none, drafts: 1 },
  ],
  rules: [
    { rule: 'terms', name: 'Terms', dismissed: 2, overridden: 1, share: 0.375, tooOften: true },
    { rule: 'voice', name: 'Voice', dismissed: 1, overridden: 0, share: 0.125, tooOften: false },
  ],
  usage: [
    { ...usage, model: 'a-model', inputTokens: 2_000, cachedTokens: 500, outputTokens: 1_000, cost: 0.0145 },
    {
      ...usage,
      model: 'demo',
      provider: 'demo',
      inputTokens: null,
      cachedTokens: null,
      outputTokens: null,
      cost: null,
    },
  ],
  calls: [
    {
      purpose: 'article',
      model: 'a-model',
      provider: 'openai',
      calls: 16,
      inputTokens: 8_000,
      cachedTokens: 0,
      outputTokens: 4_000,
      cost: 0.056,
    },
    {
      purpose: 'plan',
      model: 'demo',
      provider: 'demo',
      calls: 1,
      inputTokens: null,
      cachedTokens: null,
      outputTokens: null,
      cost: null,
    },
  ],
  captions: { written: 12, unchanged: 9 },
};

function visit(routes: Parameters<typeof serve>[0] = {}, role: 'admin' | 'author' = 'admin') {
  const seen = serve({ [READ]: quality, ...routes });
  const asked = () => seen.filter(({ path }) => path.startsWith('/api/quality'));
  return { ...renderApp('/quality', aUser({ role })), asked };
}

/** The texts of a table's rows. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('tells the figures of all drafts', async () => {
  visit();
  const figures = await screen.findByRole('region', { name: 'Figures' });
  expect(screen.getByRole('heading', { level: 1, name: 'Quality' })).toBeVisible();
  for (const text of ['75%', 'of 8 drafts', '0.3', '42', '3.3 h', 'of 12 captions']) {
    expect(figures).toHaveTextContent(text);
  }
});

it('has tables by persona, by rule, and by week and model', async () => {
  visit();
  await screen.findByRole('table', { name: 'By persona' });
  expect(rowsOf('By persona')).toEqual([
    ['The Appraiser', '8', '75%', '0.3', '6', '42', '3.3 h'],
    ['The Collector', '1', '–', '–', '0', '–', '–'],
  ]);
  expect(rowsOf('Tokens and cost per article')).toEqual([
    ['Nov 16', 'Demo writer', '4', '–', '–', '–', '–'],
    ['Nov 16', 'a-model', '4', '2,000', '500', '1,000', '$0.0145'],
  ]);
  expect(rowsOf('Everything the models were asked for')).toEqual([
    ['Articles', 'a-model', '16', '8,000', '0', '4,000', '$0.0560'],
    ['Plans of batches and runs', 'Demo writer', '1', '–', '–', '–', '–'],
  ]);
  expect(rowsOf('Rules that were set aside')).toEqual([
    ['Terms', '2', '1', '38%', 'Set aside in more than 20% of drafts: the rule is wrong.'],
    ['Voice', '1', '0', '13%', ''],
  ]);
});

it('looks at another period', async () => {
  const { person, asked } = visit();
  await person.click(await screen.findByRole('radio', { name: '52 weeks' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(screen.getByRole('radio', { name: '52 weeks' })).toBeChecked();
});

it('follows what is written, reading again every five seconds at most', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sources = fakeEventSources();
  let drafts = 8;
  const { asked } = visit({ [READ]: () => ({ ...quality, all: { ...some, drafts } }) });
  await screen.findByText(/of 8 drafts/);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const step = async () => {
    drafts += 1;
    act(() => sources.at(-1)?.tells('change', { topics: ['generation', 'generation-g-1'] }));
    await pass(200);
  };
  await pass(5_000);
  await step();
  expect(await screen.findByText(/of 9 drafts/)).toBeVisible();
  for (let steps = 0; steps < 10; steps += 1) await step();
  expect(asked()).toHaveLength(2);
  await pass(5_000);
  expect(await screen.findByText(/of 19 drafts/)).toBeVisible();
  expect(asked()).toHaveLength(3);
  jest.useRealTimers();
});

it('says so when there are no drafts, and when it cannot be read', async () => {
  visit({ [READ]: { ...quality, all: { ...none, drafts: 0 } } });
  expect(await screen.findByText('No drafts in this period')).toBeVisible();
  expect(rowsOf('Everything the models were asked for')).toHaveLength(2);
  visit({ [READ]: answer(503, { detail: 'The database is away.' }) });
  expect(await screen.findByText('Figures could not be loaded')).toBeVisible();
});

it('is for administrators', async () => {
  const { asked } = visit({}, 'author');
  expect(await screen.findByText('Access Denied')).toBeVisible();
  expect(asked()).toHaveLength(0);
});
