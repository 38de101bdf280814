import { screen, waitFor } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aPromotedArticle, later, visit, withArticle } from '../testing/media-server';

const captions = [1, 2, 3].map((number) => `Sentence one of ${number}. Sentence two.`);
const article = aPromotedArticle({ socialCaptions: captions, captionsRevision: 1, captionCount: 3 });
const missing = (count: number) => ({
  ...article,
  socialCaptions: captions.slice(count),
  captionsMissing: Array.from({ length: count }, (_, index) => ({ reason: `Reason ${index + 1}.` })),
});

it('who has missing captions written goes on with the next, and in the end with the last', async () => {
  const answers = [1, 2].map(() => later({ success: true, message: 'A caption.', captions }));
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
  serve(withArticle(article));
  answers[1]?.give();
  expect(await screen.findByRole('heading', { name: 'Caption 3' })).toHaveFocus();
});
