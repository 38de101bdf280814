import { screen, within } from '@testing-library/react';
import { aWholeArticle, emptyDesk } from '@/testing/desk';
import { answer, type SeenRequest, type serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

export const admin = aUser({ role: 'admin', assignedPersona: null });

export const POST_ARTICLE = 'POST /api/articles/generate';

/** Makes the server's answer once it has written an article. */
export function generated(changes: Parameters<typeof aWholeArticle>[0] = {}): Response {
  const article = {
    ...aWholeArticle(changes),
    persona: { id: 'p-1', name: 'The Appraiser' },
    category: { id: 'collectibles', name: 'Collectibles' },
  };
  return answer(201, { article, wordCount: article.wordCount });
}

/** Opens the page. Returns the form for one article, with functions that fill it in and send it. */
export async function openArticleForm(user = admin, routes: Parameters<typeof serve>[0] = {}) {
  const app = renderApp('/generate', user, { ...emptyDesk, ...routes });
  const form = within(await screen.findByRole('form', { name: 'Single Article' }));
  const choose = async (field: string, choice: string) => {
    await app.person.click(form.getByLabelText(field));
    await app.person.click(await screen.findByRole('option', { name: choice }));
  };
  const generate = () => app.person.click(form.getByRole('button', { name: 'Generate Article' }));
  return { ...app, form, choose, generate };
}

export const keyOf = (call: SeenRequest | undefined) => call?.headers.get('idempotency-key');
