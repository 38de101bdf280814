import { screen, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { aWholeArticle, emptyDesk } from '@/testing/desk';
import { answer, type serve } from '@/testing/fetch-stand-in';
import { aGeneration, aStep } from '@/testing/generations';
import { aUser, renderApp } from '@/testing/render-app';

/** Opens the dialog of an article, and in it how it was written. */
async function openStory(routes: Parameters<typeof serve>[0]) {
  const article = aWholeArticle({ generationId: 'g-1' });
  const { person } = renderApp('/articles?article=a-1', aUser(), {
    ...emptyDesk,
    'GET /api/articles/drafts/a-1': { success: true, article },
    ...routes,
  });
  await person.click(await screen.findByRole('button', { name: 'How it was written' }));
  return within(await findDialog('How it was written'));
}

const aClaim = {
  quotation: 'Foam is no good.',
  cites: [],
  source: null,
  passage: null,
  other: null,
  fix: '',
};

describe('how an article was written', () => {
  it('is told from its dialog: steps, outline, sources', async () => {
    const source = {
      id: 's1',
      url: null,
      title: 'A note',
      text: 'Foam rots.',
      hash: '0',
      readAt: '2026-03-02',
      dates: [{ kind: 'updated', date: '2024-05-03', from: 'words' }],
    } as const;
    const generation = aGeneration({
      status: 'done',
      sources: [{ ...source, dates: [...source.dates] }],
      critique: [
        {
          criterion: 'ending',
          question: 'Does the ending add something?',
          holds: false,
          quotation: 'Keep the box.',
          comment: 'It repeats the opening.',
        },
      ],
      review: {
        claims: [
          { ...aClaim, kind: 'supported', source: 's1', passage: 'Foam rots.' },
          { ...aClaim, quotation: 'Boxes double the price.', kind: 'from-memory', fix: 'Name the sale.' },
        ],
        verdicts: [
          {
            criterion: 'wish',
            question: 'Does it do that?',
            holds: false,
            quotation: '',
            comment: 'No price.',
          },
        ],
      },
      unreadable: [{ place: 1, url: 'https://gone.example', reason: 'There is no such page.' }],
      steps: [
        aStep({
          step: 'outline',
          outcome: 'changed',
          detail: 'Changed by a person.',
          durationMs: 119_700,
        }),
        aStep({ step: 'revise', outcome: 'not-taken', detail: 'The text before stands.', cause: '402 Pay' }),
      ],
    });
    const story = await openStory({ 'GET /api/generations/g-1': { generation } });
    const steps = within(await story.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('Outline · Changed');
    expect(steps[0]).toHaveTextContent('1 min 59 s');
    expect(steps[1]).toHaveTextContent('Revision · Not taken');
    expect(steps[1]).toHaveTextContent('The text before stands.Cause: 402 Pay');
    expect(within(story.getByRole('list', { name: 'Critique' })).getByRole('listitem')).toHaveTextContent(
      'Does the ending add something? No.It repeats the opening.Keep the box.',
    );
    const claims = within(story.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
    expect(claims.map(({ textContent }) => textContent)).toEqual([
      'No sourceBoxes double the price.Name the sale.',
      'Supported [s1]Foam is no good.The source:Foam rots.',
    ]);
    expect(story.getByRole('list', { name: 'Answers' })).toHaveTextContent('Does it do that? No.No price.');
    expect(story.getByText('The price')).toBeVisible();
    expect(within(story.getByRole('list', { name: 'Sources' })).getByText('Foam rots.')).toBeVisible();
    expect(story.getByRole('list', { name: 'Dates of the page' })).toHaveTextContent(
      'Last updated May 3, 2024, by its words',
    );
    expect(story.getByText('Left out: There is no such page.')).toBeVisible();
  });

  it('is for who asked and administrators', async () => {
    const story = await openStory({ 'GET /api/generations/g-1': answer(404, { detail: 'Not found.' }) });
    expect(await story.findByText(/^Only the person who asked/)).toBeVisible();
  });
});
