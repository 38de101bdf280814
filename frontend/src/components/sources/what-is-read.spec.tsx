import { screen } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { aUser, renderApp } from '@/testing/render-app';
import { deskWithIdeas } from '@/testing/ideas';

const settings = {
  brandName: 'Provenance',
  hashtags: ['#A', '#B', '#C'],
  insightsUrl: 'https://provenance.example/insights',
  demo: false,
  pipeline: 'full',
  timeZone: 'America/New_York',
};
const pages = [
  ['/generate', emptyDesk],
  ['/topic-generator', deskWithIdeas([], [])],
] as const;

it.each(pages)('%s says that no source is read where there is no search', async (path, desk) => {
  renderApp(path, aUser(), { ...desk, 'GET /api/settings': { ...settings, research: false } });
  expect(
    await screen.findByText(/^This server has no web search, so none of these sources is read/),
  ).toBeVisible();
});

it.each(pages)('%s says what is read where there is one', async (path, desk) => {
  renderApp(path, aUser(), { ...desk, 'GET /api/settings': { ...settings, research: true } });
  expect(await screen.findByText(/^Before an article is written, questions are looked up/)).toBeVisible();
});
