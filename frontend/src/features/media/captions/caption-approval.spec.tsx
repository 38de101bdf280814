import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/testing/fetch-stand-in';
import { aPromotedArticle, visit, withArticle } from '../testing/media-server';

const APPROVE = 'POST /api/social-generator/approve';
const captions = [1, 2, 3].map((number) => `Sentence one of ${number}. Sentence two.`);
const article = aPromotedArticle({ socialCaptions: captions, captionsRevision: 1, captionCount: 3 });

describe('captions', () => {
  it('are approved each by itself, with the words that are read', async () => {
    const { person, sent } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...article,
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
    expect(sent(APPROVE)[0]?.body).toEqual({ articleId: 'a-1', caption: 1, words: captions[1] });
  });

  it('say what to do when they have other words by now', async () => {
    const detail = 'Caption 1 has other words by now. Read it again before you approve it.';
    const { person } = visit('/social-generator?article=a-1', {
      ...withArticle(article),
      [APPROVE]: answer(409, { detail }),
    });
    await person.click((await screen.findAllByRole('button', { name: 'Approve' }))[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('leave with the labels that the house wants', async () => {
    const labels = { approved: 'Approved by a person.', unapproved: 'Written by an AI model.' };
    const { person } = visit('/social-generator?article=a-1', {
      ...withArticle({
        ...article,
        captionApprovals: [{ caption: 0, by: 'Jane Doe', at: '2026-03-02T09:00:00.000Z' }],
      }),
      'GET /api/social-generator/labels': labels,
    });
    const copies = await screen.findAllByRole('button', { name: 'Copy' });
    for (const [index, label] of [labels.approved, labels.unapproved].entries()) {
      await person.click(copies[index] as HTMLElement);
      await waitFor(async () =>
        expect(await navigator.clipboard.readText()).toBe(`${captions[index]}\n\n${label}`),
      );
    }
  });

  it('say why they cannot be copied where the labels could not be loaded', async () => {
    visit('/social-generator?article=a-1', {
      ...withArticle(article),
      'GET /api/social-generator/labels': answer(503, { detail: 'The rules are not there yet.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing can be copied');
    for (const copy of screen.getAllByRole('button', { name: 'Copy' })) {
      expect(copy).toHaveAttribute('aria-disabled', 'true');
    }
  });
});
