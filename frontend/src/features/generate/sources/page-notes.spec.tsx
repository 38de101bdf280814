import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, type serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { admin, generated, openArticleForm, POST_ARTICLE } from '../testing/article-form';

const READ = 'POST /api/sources/read';
const page = {
  title: 'On boxes',
  text: 'A box doubles the price.',
  words: 5,
  hash: '0',
  fetchedAt: '2026-03-02',
};

async function open(routes: Parameters<typeof serve>[0] = {}) {
  const calls: SeenRequest[] = [];
  const app = await openArticleForm(admin, {
    [READ]: page,
    [POST_ARTICLE]: (call) => {
      calls.push(call);
      return generated();
    },
    ...routes,
  });
  const { form, person, choose } = app;
  await choose('Category', 'Collectibles');
  await choose('Persona', 'The Appraiser');
  const sources = within(form.getByRole('region', { name: 'Sources' }));
  const read = (address: string) =>
    person.type(sources.getByLabelText('Address of a source'), `${address}{Enter}`);
  const sent = () => (calls[0]?.body as { sources?: unknown; ignoreUnreadable?: boolean } | undefined) ?? {};
  return { ...app, sources, read, sent, calls };
}

describe('sources that are pages', () => {
  it('tell what the page says of itself and what is left out, and can be the whole page', async () => {
    const told = {
      ...page,
      dates: [{ kind: 'updated', date: '2024-05-03', from: 'metadata' }],
      things: [{ kind: 'product', facts: [{ name: 'price', value: 'CHF 9500' }] }],
      leftOut: [{ kind: 'struck-out', words: 2, excerpt: '$1,200 $1,300' }],
    };
    const whole = { ...page, text: 'A box doubles the price. Terms of use.', words: 8, whole: true };
    const { person, read, sources, generate, sent } = await open({
      [READ]: ({ body }: SeenRequest) => ((body as { whole?: boolean }).whole ? whole : told),
    });
    await read('example.com/boxes');
    const dialog = within(await findDialog('Source from an address'));
    expect(dialog.getByText('May 3, 2024')).toBeVisible();
    await person.click(dialog.getByText('The page’s own data: 1 fact'));
    expect(dialog.getByText('CHF 9500')).toBeVisible();
    await person.click(dialog.getByText('Not in the text: 2 words'));
    expect(dialog.getByRole('list', { name: 'Not in the text' })).toHaveTextContent(
      'Struck out (2 words)$1,200 $1,300',
    );
    await person.click(dialog.getByRole('button', { name: 'Take the Whole Page' }));
    await waitFor(() => expect(dialog.getByLabelText('Text')).toHaveValue(whole.text));
    expect(dialog.queryByText('CHF 9500')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Take the Readable Part' })).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Use This Source' }));
    expect(sources.getByText('8 words, example.com, the whole page')).toBeVisible();
    await generate();
    await screen.findByText('Article Generated!');
    expect(sent().sources).toEqual([{ url: 'https://example.com/boxes', whole: true }]);
  });

  it('stay as a person has changed them, and as they were where another reading fails', async () => {
    const detail = 'The page’s server can’t be reached.';
    const { person, read } = await open({
      [READ]: ({ body }: SeenRequest) =>
        (body as { whole?: boolean }).whole ? answer(502, { detail }) : page,
    });
    await read('example.com/boxes');
    const dialog = within(await findDialog('Source from an address'));
    const take = dialog.getByRole('button', { name: 'Take the Whole Page' });
    await person.click(take);
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.getByLabelText('Text')).toHaveValue(page.text);
    await person.type(dialog.getByLabelText('Text'), ' Often.');
    expect(take).toHaveAttribute('aria-disabled', 'true');
  });
});
