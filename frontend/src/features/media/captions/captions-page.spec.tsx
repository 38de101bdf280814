import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aPromotedArticle, later, visit, withArticle } from '../testing/media-server';

const written = [1, 2, 3].map((number) => `Sentence one of ${number}. Sentence two.`);
const writtenArticle = aPromotedArticle({ socialCaptions: written, captionsRevision: 1, captionCount: 3 });

const GENERATE = 'POST /api/social-generator/generate';
const captions = [1, 2, 3].map(
  (number) =>
    `Sentence one of ${number}. Sentence two.\n\nRead more: https://desk.example/insights\n\n#One #Two #Three #Coins`,
);
const article = aPromotedArticle({ socialCaptions: captions, captionsRevision: 1, captionCount: 3 });
const bare = aPromotedArticle({ socialCaptions: [], captionsRevision: null });
const answered = { success: true, message: '3 captions for this article.', captions };

describe('the articles of the social generator', () => {
  it('tell how many captions they have', async () => {
    visit('/social-generator');
    expect(await screen.findByRole('heading', { level: 1, name: 'Social Generator' })).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'The price of polish' })).closest('li');
    for (const text of ['The Appraiser', 'Collectibles', 'Promoted', '3 captions']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: 'Slab, sleeve, safe' }).closest('li')).toHaveTextContent(
      '1 caption',
    );
  });

  it('are asked for when there is none', async () => {
    visit('/social-generator', { 'GET /api/articles/drafts': { articles: [], total: 0, nextCursor: null } });
    expect(await screen.findByText('No published articles found')).toBeVisible();
  });
});

describe('the captions of an article', () => {
  it('stand in their order, with what is to be pressed in them', async () => {
    const { sent } = visit('/social-generator?article=a-1', withArticle(article));
    const list = await screen.findByRole('list', { name: 'Captions' });
    const headings = within(list).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Caption 1', 'Caption 2', 'Caption 3']);
    expect(within(list).getAllByText('Social')).toHaveLength(3);
    expect(list).toHaveTextContent('Sentence one of 2. Sentence two.');
    expect(within(list).getAllByRole('link', { name: 'https://desk.example/insights' })).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Regenerate Captions' })).toBeVisible();
    expect(sent(GENERATE)).toEqual([]);
  });

  it('show what to check beside each, and what is missing', async () => {
    const message = 'The name “Cartier” is not in the article.';
    const reason = 'Caption 3: it has no hashtag besides those of the brand.';
    visit(
      '/social-generator?article=a-1',
      withArticle({
        ...article,
        socialCaptions: captions.slice(1),
        captionMarks: [{ caption: 1, message }],
        captionsMissing: [{ reason }],
      }),
    );
    expect(await screen.findByRole('list', { name: 'To check in caption 2' })).toHaveTextContent(message);
    expect(screen.queryByRole('list', { name: 'To check in caption 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Missing captions' })).toHaveTextContent(reason);
  });

  it('are each written anew without the others, and show what they were made from', async () => {
    const { route, give } = later(answered);
    const [long, linked] = [`${'Word '.repeat(60)}. Another.`, `😀 時計 https://a.co/${'a'.repeat(420)}`];
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...article,
        revision: 4,
        textRevision: 4,
        socialCaptions: ['First. One.', long, linked],
        captionRevisions: [4, 1, 1],
      }),
      [GENERATE]: route,
    });
    const [first, second, third] = await screen.findAllByRole('listitem', { name: /Caption/ });
    expect(third).toHaveTextContent(/438 characters(?! ·)/);
    expect(first).toHaveTextContent('From revision 4 · 11 characters');
    expect(second).toHaveTextContent('From revision 1 · 310 characters · X takes 280 and counts 310');
    expect(screen.getByText(/^The article has changed since/)).toHaveTextContent(
      'the oldest of these captions',
    );
    await person.click(within(second as HTMLElement).getByRole('button', { name: 'Write Anew' }));
    expect(sent(GENERATE)[0]?.body).toEqual({ articleId: 'a-1', only: 1 });
    expect(within(second as HTMLElement).getByRole('button', { name: /Writing/ })).toBeVisible();
    const regenerate = screen.getByRole('button', { name: 'Regenerate Captions' });
    expect(regenerate).toHaveAttribute('aria-disabled', 'true');
    await person.click(regenerate);
    expect(sent(GENERATE)).toHaveLength(1);
    give();
    expect(await screen.findByText('Captions Generated Successfully')).toBeVisible();
  });

  it.each(['Write Anew', 'Write Caption 2'])(
    'leave the focus on %s while one is written, and ask for it once',
    async (name) => {
      const { person, sent } = visit('/social-generator?article=a-1', {
        ...withArticle({
          ...article,
          socialCaptions: captions.slice(2),
          captionsMissing: [{ reason: 'Caption 2: it has no hashtag.' }],
        }),
        [GENERATE]: later(answered).route,
      });
      const button = await screen.findByRole('button', { name });
      button.focus();
      await person.keyboard('{Enter}');
      expect(await screen.findByRole('button', { name: /^Writing/ })).toBe(button);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toBeEnabled();
      expect(button).toHaveFocus();
      await person.keyboard('{Enter}');
      expect(sent(GENERATE)).toHaveLength(1);
    },
  );

  it('are filled up where one is missing', async () => {
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...article,
        socialCaptions: captions.slice(1),
        captionsMissing: [{ reason: 'Caption 3: it has no hashtag.' }],
      }),
      [GENERATE]: answered,
    });
    await person.click(await screen.findByRole('button', { name: 'Write Caption 3' }));
    await waitFor(() => expect(sent(GENERATE)[0]?.body).toEqual({ articleId: 'a-1', only: 2 }));
  });

  it('are copied whole, one by one', async () => {
    const { person } = visit('/social-generator?article=a-1', withArticle(article));
    const copies = await screen.findAllByRole('button', { name: 'Copy' });
    await person.click(copies[1] as HTMLElement);
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(captions[1]);
  });

  it('say so when they cannot be copied', async () => {
    const { person } = visit('/social-generator?article=a-1', withArticle(article));
    const [copy] = await screen.findAllByRole('button', { name: 'Copy' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await person.click(copy as HTMLElement);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Failed to copy to clipboard.');
  });

  it('say when they were written, and that the demo wrote them', async () => {
    const made = { captionsGeneratedAt: '2026-03-02T09:00:00.000Z', captionsProvider: 'demo' };
    visit('/social-generator?article=a-1', withArticle({ ...article, ...made }));
    expect(await screen.findByText(/written by the demo writer/)).toHaveTextContent('Mar 2');
  });

  it('say when the article has moved on since', async () => {
    visit('/social-generator?article=a-1', withArticle({ ...article, revision: 2, textRevision: 2 }));
    expect(await screen.findByText(/^The article has changed since/)).toHaveTextContent(
      'these captions were written from revision 1, and it’s now at revision 2.',
    );
  });

  it('give way to a word when the article is deleted', async () => {
    const sources = fakeEventSources();
    const { sent } = visit('/social-generator?article=a-1', withArticle(article));
    await screen.findByRole('list', { name: 'Captions' });
    serve({ 'GET /api/articles/drafts/a-1': answer(404, { detail: 'Article not found.' }) });
    act(() => sources.at(-1)?.tells('change', { topics: ['article'] }));
    expect(await screen.findByText(/is no longer available/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Regenerate Captions' })).not.toBeInTheDocument();
    expect(sent(GENERATE)).toEqual([]);
  });

  it('are not to be had of a draft', async () => {
    const { sent } = visit('/social-generator?article=a-1', withArticle({ ...bare, status: 'draft' }));
    expect(await screen.findByText(/is a draft/)).toBeVisible();
    expect(sent(GENERATE)).toEqual([]);
  });
});

describe('the first captions of an article', () => {
  it('come by themselves once it is selected', async () => {
    const { route, give } = later(answered);
    const { sent } = visit('/social-generator?article=a-1', { ...withArticle(bare), [GENERATE]: route });
    await waitFor(() => expect(sent(GENERATE)).toHaveLength(1));
    expect(sent(GENERATE)[0]?.body).toEqual({ articleId: 'a-1', onlyIfMissing: true });
    expect(await screen.findByRole('button', { name: /^Generating captions.../ })).toBeVisible();
    serve(withArticle(article));
    give();
    expect(await screen.findByText('Captions Generated Successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Caption 3' })).toBeVisible();
    expect(sent(GENERATE)).toHaveLength(1);
  });

  it('are asked for in two tabs under one key', async () => {
    const routes = { ...withArticle(bare), [GENERATE]: later(answered).route };
    const first = visit('/social-generator?article=a-1', routes);
    await waitFor(() => expect(first.sent(GENERATE)).toHaveLength(1));
    const second = visit('/social-generator?article=a-1', routes);
    await waitFor(() => expect(second.sent(GENERATE)).toHaveLength(1));
    const [one, other] = [first, second].map(({ sent }) => sent(GENERATE)[0]?.headers.get('idempotency-key'));
    expect(other).toBe(one);
  });

  it('are tried once: a failure leaves it to the person', async () => {
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle(bare),
      [GENERATE]: answer(502, { detail: 'The model stopped before the end.' }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Generation Failed');
    expect(alert).toHaveTextContent('The model stopped before the end.');
    expect(await screen.findByText('No Captions Generated Yet')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Generate Captions' }));
    await waitFor(() => expect(sent(GENERATE)).toHaveLength(2));
    expect(sent(GENERATE)[1]?.body).toEqual({ articleId: 'a-1' });
  });

  it('are not asked for when another tab’s have come before the page knew', async () => {
    const { person, sent } = visit('/social-generator?article=a-2', {
      ...withArticle(article),
      ...withArticle({ ...article, id: 'a-2' }),
    });
    await screen.findByRole('list', { name: 'Captions' });
    await person.click(screen.getByRole('link', { name: 'The price of polish' }));
    await waitFor(() => expect(sent('GET /api/articles/drafts/a-1').length).toBeGreaterThan(0));
    await screen.findByRole('list', { name: 'Captions' });
    expect(sent(GENERATE)).toEqual([]);
  });
});

describe('other captions', () => {
  it('are asked for once, tell their stages, and take the place of the last', async () => {
    const sources = fakeEventSources();
    const { route, give } = later(answered);
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle(article),
      [GENERATE]: route,
    });
    await person.dblClick(await screen.findByRole('button', { name: 'Regenerate Captions' }));
    const [call] = sent(GENERATE);
    expect(call?.body).toEqual({ articleId: 'a-1' });
    const work = call?.headers.get('idempotency-key');
    act(() => sources.at(-1)?.tells('progress', { work, stage: 'checking' }));
    expect(await screen.findByText('Checking against the article…')).toBeVisible();
    serve(withArticle({ ...article, socialCaptions: ['Another one. Really. #One'] }));
    give();
    expect(await screen.findByText(/^Another one/)).toBeVisible();
    expect(sent(GENERATE)).toHaveLength(1);
  });
});

describe('captions', () => {
  const APPROVE = 'POST /api/social-generator/approve';

  it('are approved each by itself, with the words that are read', async () => {
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...writtenArticle,
        captionApprovals: [{ caption: 0, by: 'Jane Doe', at: '2026-03-02T09:00:00.000Z' }],
      }),
      [APPROVE]: { success: true },
    });
    const [first, second] = await screen.findAllByRole('listitem', { name: /Caption/ });
    expect(first).toHaveTextContent('Approved by Jane Doe');
    expect(within(first as HTMLElement).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(second).toHaveTextContent('nobody has approved it yet');
    await person.click(within(second as HTMLElement).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Caption Approved')).toBeVisible();
    expect(sent(APPROVE)[0]?.body).toEqual({ articleId: 'a-1', caption: 1, words: written[1] });
  });

  it('say what to do when they have other words by now', async () => {
    const detail = 'Caption 1 has other words by now. Read it again before you approve it.';
    const { person } = visit('/social-generator?article=a-1', {
      ...withArticle(writtenArticle),
      [APPROVE]: answer(409, { detail }),
    });
    await person.click((await screen.findAllByRole('button', { name: 'Approve' }))[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('leave with the labels that the house wants', async () => {
    const labels = { approved: 'Approved by a person.', unapproved: 'Written by an AI model.' };
    const { person } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...writtenArticle,
        captionApprovals: [{ caption: 0, by: 'Jane Doe', at: '2026-03-02T09:00:00.000Z' }],
      }),
      'GET /api/social-generator/labels': labels,
    });
    const copies = await screen.findAllByRole('button', { name: 'Copy' });
    for (const [index, label] of [labels.approved, labels.unapproved].entries()) {
      await person.click(copies[index] as HTMLElement);
      await waitFor(async () =>
        expect(await navigator.clipboard.readText()).toBe(`${written[index]}\n\n${label}`),
      );
    }
  });

  it('say why they cannot be copied where the labels could not be loaded', async () => {
    visit('/social-generator?article=a-1', {
      ...withArticle(writtenArticle),
      'GET /api/social-generator/labels': answer(503, { detail: 'The rules are not there yet.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing can be copied');
    for (const copy of screen.getAllByRole('button', { name: 'Copy' })) {
      expect(copy).toHaveAttribute('aria-disabled', 'true');
    }
  });
});

const missing = (count: number) => ({
  ...writtenArticle,
  socialCaptions: written.slice(count),
  captionsMissing: Array.from({ length: count }, (_, index) => ({ reason: `Reason ${index + 1}.` })),
});

it('who has missing captions written goes on with the next, and in the end with the last', async () => {
  const answers = [1, 2].map(() => later({ success: true, message: 'A caption.', captions: written }));
  let call = 0;
  const { person } = visit('/social-generator?article=a-1', {
    ...withArticle(missing(2)),
    'POST /api/social-generator/generate': (request) => answers[call++]?.route(request) ?? {},
  });
  (await screen.findByRole('button', { name: 'Write Caption 2' })).focus();
  await person.keyboard('{Enter}');
  serve(withArticle(missing(1)));
  answers[0]?.give();
  expect(await screen.findByRole('button', { name: 'Write Caption 3' })).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Write Caption 3' })).not.toHaveAttribute('aria-disabled'),
  );
  await person.keyboard('{Enter}');
  serve(withArticle(writtenArticle));
  answers[1]?.give();
  expect(await screen.findByRole('heading', { name: 'Caption 3' })).toHaveFocus();
});
