import { screen } from '@testing-library/react';
import { aUser, renderApp } from '@/testing/render-app';

describe('Need to Know', () => {
  it.each([
    /content must be reviewed by a person before publishing/,
    /Every Monday at 1 PM EST a weekly batch of topic ideas/,
    /5 articles unless you say otherwise/,
    /3 header images/,
    /3 social captions/,
    /2-3 sentences each/,
    /a call-to-action link to the insights page/,
    /a notification goes to the desk’s chat service/,
    /Four editorial pillars/,
  ])('tells: %s', async (text) => {
    renderApp('/how-it-works');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the hashtags of this brand', async () => {
    renderApp('/how-it-works');
    for (const hashtag of ['#One', '#Two', '#Three']) expect(await screen.findByText(hashtag)).toBeVisible();
  });

  it('warns where the demo writer writes', async () => {
    renderApp('/how-it-works', aUser(), {
      'GET /api/settings': {
        brandName: 'Provenance',
        hashtags: [],
        insightsUrl: '/insights',
        demo: true,
        timeZone: 'UTC',
      },
    });
    expect(await screen.findByText(/not to publish/)).toBeVisible();
  });
});
