import { screen, within } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aGeneration } from '@/testing/generations';
import { renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown, editor } from '../testing/content-field';

it('an article opens over the whole window by F, with its outline, and stays so', async () => {
  serve(new ArticleServer(anArticle({ content: 'First.\n\n## Papers\n\nf\n\n### Old ones' })).routes);
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  const outline = () => screen.queryByRole('navigation', { name: 'Outline' });
  expect(outline()).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Save' }).focus();
  await person.keyboard('f');
  expect(outline()).toBeInTheDocument();
  expect(localStorage.getItem('article-size')).toBe('room');
  const heading = within(outline() as HTMLElement).getByRole('button', { name: 'Papers' });
  await person.click(heading);
  const view = await editor();
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('## Papers');

  await person.click(screen.getByLabelText('Title'));
  await person.keyboard('f');
  expect(outline()).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Outline' }));
  expect(outline()).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Back to the dialog (F)' }));
  expect(screen.queryByRole('button', { name: 'Outline' })).not.toBeInTheDocument();
});

it('an article whose window is narrow shows outline and sources as a sheet over its text', async () => {
  const sources = ['s1', 's2'].map((id) => ({ id, url: null, title: `Note ${id}`, hash: '0' }));
  const content = 'First. [s1]\n\n## Papers\n\nMore. [s1]';
  serve(new ArticleServer(anArticle({ content, sources })).routes);
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  const button = () => screen.getByRole('button', { name: 'Outline and sources' });
  await person.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('complementary', { name: 'Outline and sources' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Outline' })).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Details' }));
  await person.click(screen.getByRole('button', { name: 'Close details' }));
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  await person.click(button());
  expect(screen.getByRole('navigation', { name: 'Outline' })).toBeInTheDocument();
  const list = within(screen.getByRole('region', { name: 'Sources' }));
  expect(list.getByText('Cited in 2 places')).toBeVisible();
  expect(list.getByText('Not cited')).toBeVisible();
  await person.click(list.getByRole('button', { name: '[s1] Note s1' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const view = await editor();
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('[s1]');
});

it('a preview has footnotes for the sources that are cited, and a citation tells what it rests on', async () => {
  const source = { id: 's2', url: 'https://example.com/papers', title: 'Papers', hash: '0' };
  const article = anArticle({
    content: 'A box doubles the price. [s2]',
    sources: [{ ...source, id: 's1', title: 'Never cited' }, source],
    generationId: 'g-1',
  });
  const text = 'Safes are heavy. The price of a watch doubles with its box.';
  const generation = aGeneration({ id: 'g-1', sources: [{ ...source, text, readAt: article.timestamp }] });
  serve({ ...new ArticleServer(article).routes, 'GET /api/generations/g-1': { generation } });
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  const citation = await screen.findByRole('link', { name: '1' });
  const notes = screen.getByRole('heading', { name: 'Notes' }).parentElement as HTMLElement;
  expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
  expect(within(notes).getByRole('link', { name: source.url })).toHaveAttribute('href', source.url);
  await person.hover(citation);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Papers: “The price of a watch doubles with its box.”',
  );
  await person.click(citation);
  expect(within(notes).getByRole('link', { name: /^Back to reference/ })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(citation).toHaveFocus();
});
