import { screen, within } from '@testing-library/react';
import { aGeneration, anOutline } from '@/testing/generations';
import { answer, type SeenRequest } from '@/testing/fetch-stand-in';
import { admin, generated, openArticleForm, POST_ARTICLE } from '../testing/article-form';

const source = {
  id: 's1',
  url: 'https://www.hodinkee.com/boxes',
  title: 'On boxes',
  hash: 'f00d',
  readAt: '2026-11-28T09:00:00.000Z',
  from: 'search' as const,
};
const generation = aGeneration({
  sources: [{ ...source, text: 'A box adds a fifth.' }],
  research: {
    subject: 'Boxes',
    questions: [
      { view: 'owner', question: 'What does a box add?', query: 'box price', found: 1, failure: null },
      { view: 'sceptic', question: 'Which are forged?', query: 'forged boxes', found: 0, failure: null },
    ],
    sources: [source],
    passages: [{ id: 'p1', source: 's1', question: 0, text: 'A box adds a fifth.', used: true }],
    leftOut: [],
  },
});
const withSearch = {
  brandName: 'Provenance',
  hashtags: ['#A', '#B', '#C'],
  insightsUrl: 'https://provenance.example/insights',
  demo: false,
  research: true,
  pipeline: 'full',
  timeZone: 'America/New_York',
};
const served = {
  'GET /api/generations': { items: [{ id: 'g-1', status: 'waiting-for-outline' }] },
  'GET /api/generations/g-1': { generation },
};

it('what was looked up is ticked; what is taken out is no source of any section', async () => {
  const calls: SeenRequest[] = [];
  const { person } = await openArticleForm(admin, {
    ...served,
    'POST /api/generations/g-1/outline': (call: SeenRequest) => {
      calls.push(call);
      return generated({ title: 'Boxes' });
    },
  });
  const found = within(await screen.findByRole('region', { name: 'What was looked up' }));
  expect(found.getByText('1 of 1 passage used')).toBeVisible();
  expect(found.getByText('Nothing was found.')).toBeVisible();
  expect(found.getByRole('link', { name: /On boxes/ })).toHaveAttribute('href', source.url);
  const passage = found.getByRole('checkbox', { name: 'A box adds a fifth.' });
  expect(passage).toBeChecked();
  await person.click(passage);
  expect(found.getByText('0 of 1 passage used')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Write the Article' }));
  await screen.findByText('Article Generated!');
  const sections = anOutline.sections.map((section) => ({ ...section, sources: [] }));
  expect(calls[0]?.body).toEqual({ outline: { ...anOutline, sections }, passages: [] });
});

it('things are looked up first unless that is switched off, and only where there is a search', async () => {
  const calls: SeenRequest[] = [];
  const post = (call: SeenRequest) => {
    calls.push(call);
    return answer(503, {});
  };
  const { form, person, choose } = await openArticleForm(admin, {
    'GET /api/settings': withSearch,
    [POST_ARTICLE]: post,
  });
  await choose('Category', 'Collectibles');
  await choose('Persona', 'The Appraiser');
  const lookUp = await form.findByRole('switch', { name: 'Look things up first' });
  expect(lookUp).toBeChecked();
  await person.click(lookUp);
  await person.click(form.getByRole('button', { name: 'Generate Article' }));
  expect(calls[0]?.body).toMatchObject({ research: false });
});

it('of a house that has articles written by one request, things are looked up only before an outline', async () => {
  const settings = { ...withSearch, pipeline: 'single' };
  const { form, person } = await openArticleForm(admin, { 'GET /api/settings': settings });
  expect(await screen.findByText(/^Where an outline is wanted first, questions are looked up/)).toBeVisible();
  expect(form.queryByRole('switch', { name: 'Look things up first' })).not.toBeInTheDocument();
  await person.click(form.getByRole('switch', { name: 'Outline first' }));
  expect(form.getByRole('switch', { name: 'Look things up first' })).toBeChecked();
});
