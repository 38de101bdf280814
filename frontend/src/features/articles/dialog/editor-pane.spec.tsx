import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { liveFindings, type LiveText } from '../findings/live-check';
import { anArticle, ArticleServer } from '../testing/article-server';
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

/** Runs the checks in this thread instead of another one. */
class CheckThread extends EventTarget {
  postMessage({ id, asked }: { id: number; asked: LiveText }) {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, answered: liveFindings(asked) } })),
    );
  }
  terminate() {}
}

describe('the findings of a text that is typed', () => {
  const findings = () => screen.findByRole('list', { name: 'Findings' });
  const like = (quote: string) => ({
    rule: 'too-close' as const,
    name: 'Too close',
    verdict: 'fail' as const,
    severity: 'warn' as const,
    kind: 'guess' as const,
    value: 14,
    limit: 13,
    spans: [{ start: 0, end: quote.length, quote }],
    message: '14 words in a row stand in “Earlier” too.',
    suggestion: null,
    fix: 'model' as const,
  });

  it('are there before the server says so, beside those that only the server can have', async () => {
    Object.assign(window, { Worker: CheckThread });
    const { ruleReport } = anArticle();
    const report = { ...ruleReport, findings: [like('First paragraph')] };
    const server = new ArticleServer(anArticle({ ruleReport: report }));
    serve({ ...server.routes, 'POST /api/articles/check': () => new Promise(() => undefined) });
    const { person } = renderApp('/articles?article=a-1');
    await contentShown();
    expect(await findings()).toHaveTextContent(/14 words in a row/);
    await person.type(title(), ', again');
    await waitFor(async () => expect(await findings()).toHaveTextContent(/The text has no section/));
    expect(await findings()).toHaveTextContent(/14 words in a row/);
  });

  it('are asked for where the article came without, and none are claimed until they are there', async () => {
    const { findings: _, ...report } = anArticle().ruleReport;
    const server = new ArticleServer(anArticle({ ruleReport: report }));
    const answer = { findings: [like('First paragraph')], counts: {}, rulesRevision: 3 };
    let check: (found: typeof answer) => void = () => undefined;
    const checked = new Promise<typeof answer>((resolve) => (check = resolve));
    serve({ ...server.routes, 'POST /api/articles/check': () => checked });
    renderApp('/articles?article=a-1');
    expect(await screen.findByText('Not checked yet.')).toBeInTheDocument();
    check(answer);
    expect(await findings()).toHaveTextContent(/14 words in a row/);
    expect(screen.getByText('1 finding.')).toBeInTheDocument();
  });

  it('tell once of all the checks that could not read the text, as hard as the hardest, and not of what is left out', async () => {
    const unread = {
      ...like(''),
      verdict: 'not-checked' as const,
      reason: 'could-not-be-checked' as const,
      spans: [],
      message: 'The text has too many lines or markdown signs to be read.',
    };
    const report = {
      ...anArticle().ruleReport,
      findings: [
        { ...unread, rule: 'heading-tree' as const, name: 'Headings' },
        { ...unread, rule: 'complete-ending' as const, name: 'Complete ending', severity: 'block' as const },
        { ...unread, rule: 'voice' as const, name: 'Voice', severity: 'info' as const },
        { ...unread, reason: 'nothing-to-check' as const, message: 'The rules list no terms.' },
      ],
    };
    const server = new ArticleServer(anArticle({ ruleReport: report }));
    serve(server.routes);
    renderApp('/articles?article=a-1');
    expect(await findings()).toHaveTextContent(
      /^The text has too many lines or markdown signs to be read.Headings, Complete ending, Voice: not checked$/,
    );
    const list = within(await findings());
    expect(list.getByRole('img', { name: 'Must be mended:' })).toBeInTheDocument();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });
});
