import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { ArticleServer } from '../testing/article-server';
import { contentShown } from '../testing/content-field';

async function open() {
  serve(new ArticleServer().routes);
  const app = renderApp('/articles?article=a-1');
  await contentShown();
  return app;
}

const title = () => screen.getByLabelText('Title');

describe('the editor of an article', () => {
  it('begins at the title, opened for the first time and again', async () => {
    const { person } = await open();
    expect(title()).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(await screen.findByRole('link', { name: 'Two booklets, one serial number' }));
    await findDialog();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('has its signs as buttons on a phone, too', async () => {
    const { person } = await open();
    await person.click(
      within(screen.getByRole('group', { name: 'Format' })).getByRole('button', { name: 'Bold' }),
    );
    expect(await contentShown()).toContain('****');
  });
});
