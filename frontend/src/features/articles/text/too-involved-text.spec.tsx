import { screen } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { htmlOfMarkdown } from '@prose/html-of-markdown';
import { proseBlocks } from '../reading/prose-blocks';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown, write } from '../testing/content-field';

const brackets = '[a]('.repeat(5_000);
const notice = /^This text has too many markdown signs/;

describe('a text that would hold up the page', () => {
  it('is edited, and shown as it was written until it can be read', async () => {
    serve(new ArticleServer(anArticle({ content: brackets })).routes);
    const { person } = renderApp('/articles?article=a-1');
    expect(await contentShown()).toContain('[a](');
    await write('The end.');
    await person.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText(/The end\.$/)).toHaveTextContent(`${brackets}The end.`);
  });

  it('is downloaded and compared as it was written', () => {
    expect(htmlOfMarkdown(`${brackets}<b>`)).toBe(`<pre>${brackets}&lt;b&gt;</pre>`);
    const blocks = proseBlocks(`One.\n${brackets}`);
    expect(blocks.map(({ kind }) => kind)).toEqual(['code', 'code']);
  });
});
