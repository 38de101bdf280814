import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { findQuestion, findDialog } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer, aContext } from '../testing/article-server';
import { contentShown, write } from '../testing/content-field';

const HISTORY = '/articles?article=a-1&view=history';
const base = 'First paragraph here.\n\nSecond one.\n\nThird one.\n\nFourth one.';

/** An article with four revisions: r0 generated, r1 title, r2 text by Theo, r3 promoted. */
function lived(): ArticleServer {
  const server = new ArticleServer(anArticle({ content: base }));
  server.saveAs('u-1', { title: 'Three booklets, one serial number' });
  server.saveAs('u-2', { content: `${base.replace('First', 'The first')}\n\n**Fifth** one.` });
  server.saveAs('u-1', { status: 'promoted' }, 'ArticlePromoted');
  return server;
}

function visit(path = HISTORY, server = lived(), user = aUser()) {
  // Tables and the timeline are beside the text only if there is room.
  window.matchMedia = ((query: string) => ({
    matches: query.includes('width >='),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const seen = serve(server.routes);
  return { ...renderApp(path, user), server, seen };
}

const entries = async () =>
  within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
const marked = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(tag)].map((one) => one.textContent?.replace(/^(inserted|deleted) /, ''));
const shows = (tag: 'ins' | 'del', words: string[]) => waitFor(() => expect(marked(tag)).toEqual(words));

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('the history of an article', () => {
  it('tells what happened, who did it and what came of it, newest first', async () => {
    visit();
    const told = (await entries()).map((entry) => entry.textContent);
    expect(told).toHaveLength(4);
    expect(told[0]).toMatch(
      /Promoted.*r3.*Mara Desk.*as package 1, overriding “Length” \(It is due today\.\)/,
    );
    expect(told[1]).toMatch(/Text edited.*r2.*Theo Desk.*\+2 words, −1 word/);
    expect(told[2]).toMatch(/Title edited.*r1/);
    await waitFor(async () =>
      expect((await entries())[3]).toHaveTextContent(
        /Generated.*r0.*a-model.*For Mara Desk, as The Appraiser, on Collectibles/,
      ),
    );
  });

  it('tells where a package went, as each site was left with it', async () => {
    const delivery = { siteId: 's-1', site: 'Blog', remoteId: '12', url: 'https://blog.example/12' };
    const at = '2026-03-02T09:00:00.000Z';
    const sites = [
      { ...delivery, state: 'draft', at },
      { ...delivery, state: 'published', at },
      { ...delivery, siteId: 's-2', site: 'Archive', state: 'draft', remoteId: '7', at },
    ];
    const promotion = {
      revision: 3,
      type: 'ArticlePromoted',
      at,
      actor: { kind: 'user', id: 'u-1', name: 'Mara Desk', role: 'author' },
      summary: 'Promoted the article as package 1',
      changes: [],
      sites,
    };
    visit();
    serve({ 'GET /api/articles/drafts/a-1/history': { events: [promotion], nextCursor: null } });
    expect((await entries())[0]).toHaveTextContent(
      /as package 1; published on Blog as 12; sent to Archive as draft 7$/,
    );
  });

  it('tells which summary it was given', async () => {
    const server = new ArticleServer(anArticle({ summary: 'Two booklets tell one story.' }));
    server.saveAs('u-2', { summary: 'Two booklets tell another story.' }, 'ArticleSummaryChanged');
    visit(HISTORY, server);
    expect((await entries())[0]).toHaveTextContent(
      /Summary edited.*r1.*Theo Desk.*Two booklets tell another story\./,
    );
    await shows('ins', ['another']);
    await shows('del', ['one']);
  });

  it('shows the latest revision against the one before it, status too', async () => {
    visit();
    const status = within((await screen.findByLabelText('became')).closest('p') as HTMLElement);
    expect(status.getByText('Draft')).toBeVisible();
    expect(status.getByText('Promoted')).toBeVisible();
    expect(marked('ins')).toEqual([]);
    expect(screen.getByText('5 unchanged paragraphs')).toBeVisible();
  });

  it('shows the words that came and went at the revision of an entry', async () => {
    const { person, history } = visit();
    await entries();
    await person.click(screen.getByRole('link', { name: 'Text edited' }));
    await shows('ins', ['The first', 'Fifth one.']);
    await shows('del', ['First']);
    expect(history.location.href).toContain('rev=2');
    expect(screen.getByText(/^\+ 4/)).toHaveTextContent('+ 4 words');
    expect(screen.getByText(/^− 1/)).toHaveTextContent('− 1 word');
    expect(screen.getByText('Fifth')).toHaveClass('font-semibold');
  });

  it('has the slider stand where the timeline leads, there and back again', async () => {
    const { person } = visit(`${HISTORY}&rev=2`);
    const slider = await screen.findByRole('slider', { name: 'Go to revision' });
    await person.click(await screen.findByRole('link', { name: 'Title edited' }));
    await waitFor(() => expect(slider).toHaveValue('1'));
    await person.click(screen.getByRole('link', { name: 'Text edited' }));
    await waitFor(() => expect(slider).toHaveValue('2'));
  });

  it('unfolds what stayed', async () => {
    const { person } = visit(`${HISTORY}&rev=2`);
    await person.click(await screen.findByRole('button', { name: '3 unchanged paragraphs' }));
    expect(screen.getByText('Third one.')).toBeVisible();
  });

  it('compares any two revisions, and the address says which', async () => {
    const { person, history } = visit(`${HISTORY}&rev=2&against=0`);
    await shows('ins', ['Three', 'The first', 'Fifth one.']);
    await person.click(screen.getByRole('combobox', { name: 'Against' }));
    await person.click(await screen.findByRole('option', { name: 'r3' }));
    await waitFor(() => expect(history.location.href).toContain('against=3'));
    await screen.findByLabelText('became');
  });

  it('shows the text as it is written', async () => {
    const { person, history } = visit(`${HISTORY}&rev=2`);
    await shows('ins', ['The first', 'Fifth one.']);
    await person.click(screen.getByRole('button', { name: 'Markdown' }));
    await shows('ins', ['The first', '**Fifth** one.']);
    expect(history.location.href).toContain('as=markdown');
  });

  it('shows the article as it stood', async () => {
    const { person } = visit(`${HISTORY}&rev=1`);
    await person.click(await screen.findByRole('radio', { name: 'As it stood' }));
    const heading = await screen.findByRole('heading', { name: 'Three booklets, one serial number' });
    expect(heading).toBeVisible();
    expect(screen.getByText('First paragraph here.')).toBeVisible();
    expect(marked('ins')).toEqual([]);
  });

  it('says where the first text came from', async () => {
    const { person } = visit();
    await entries();
    await person.click(screen.getByRole('link', { name: 'Generated' }));
    const section = (await screen.findByText('Where this text came from')).closest('section') as HTMLElement;
    expect(within(section).getByText('a-model')).toBeVisible();
    expect(within(section).getByText('The Appraiser, r2')).toBeVisible();
    expect(within(section).getByText('About booklets')).toBeVisible();
  });

  it('goes through its entries by J and K', async () => {
    const { person } = visit();
    await entries();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Promoted' })).toHaveFocus());
    await person.keyboard('j');
    await shows('ins', ['The first', 'Fifth one.']);
    await person.keyboard('j');
    await shows('ins', ['Three']);
    await person.keyboard('k');
    await shows('ins', ['The first', 'Fifth one.']);
  });

  it('is opened from the editor, and leads back to it with what was being written', async () => {
    const { person } = visit('/articles?article=a-1');
    await write(' Unsaved.');
    await person.click(screen.getByRole('link', { name: 'History' }));
    await entries();
    expect(screen.getByText(/Your unsaved text stays in the editor/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Back to editor' }));
    expect(await contentShown()).toMatch(/Unsaved\.$/);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const server = lived();
    serve({
      ...server.routes,
      'GET /api/articles/drafts/a-1/history': answer(503, { status: 503, detail: 'No records.' }),
    });
    const { person } = renderApp(HISTORY);
    expect(await screen.findByText('503: No records.')).toBeVisible();
    serve(server.routes);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('became')).toBeInTheDocument();
  });
});

describe('restoring a revision', () => {
  const restore = (name = /Restore r/) => screen.findByRole('button', { name });

  it('says what it will do, and does it after a question', async () => {
    const { person, server, seen } = visit(`${HISTORY}&rev=1`);
    const consequence =
      'Restoring adds a new revision, r4, with the title, text and summary of r1. The article stays promoted, and nothing is lost.';
    expect(await screen.findByText(consequence)).toBeVisible();
    await person.click(await restore());
    const question = within(await findQuestion('Restore revision 1?'));
    expect(question.getByText(consequence)).toBeVisible();
    expect(server.current.revision).toBe(3);
    await person.click(question.getByRole('button', { name: 'Restore r1' }));
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(server.current).toMatchObject({ revision: 4, content: base, status: 'promoted' });
    await waitFor(async () => expect(await entries()).toHaveLength(5));
    const sent = seen.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('is not offered for what the article is already', async () => {
    visit();
    expect(await screen.findByText('The article has the title, text and summary of r3.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
  });

  it('tells why it could not', async () => {
    const server = lived();
    const { person } = visit(`${HISTORY}&rev=1`, server);
    serve({
      'POST /api/articles/drafts/a-1/restore': answer(412, {
        status: 412,
        detail: 'Theo saved a change in the meantime.',
      }),
    });
    await person.click(await restore());
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Restore r1' }));
    expect(await screen.findByText('Theo saved a change in the meantime.')).toBeVisible();
  });

  it('brings a deleted article back, for administrators', async () => {
    const server = lived();
    server.saveAs('u-1', { status: 'draft' }, 'ArticleDeleted');
    serve({ 'GET /api/articles/drafts/a-1': answer(404, { status: 404 }) });
    const { person } = visit(`${HISTORY}&rev=2`, server, aUser({ role: 'admin' }));
    expect(await screen.findByText(/The article comes back as a draft/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to editor' })).not.toBeInTheDocument();
    await person.click(await restore());
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Restore r2' }));
    expect(await screen.findByRole('link', { name: 'Back to editor' })).toBeVisible();
  });
});

describe('going back in time', () => {
  const one = '/api/articles/drafts/a-1';

  /** Opens an article with three revisions: r0 generated, r1 title, r2 text by Theo. */
  function visit(query = '', user = aUser({ role: 'admin' })) {
    const server = new ArticleServer();
    server.saveAs('u-1', { title: 'Three booklets' });
    server.saveAs('u-2', { content: 'First paragraph here.\n\nTheo wrote this.' });
    const { id: _, ...then } = server.current;
    const report = { ...then.ruleReport, checks: [{ rule: 'Length', status: 'pass', detail: '7 words.' }] };
    const seen = serve({
      ...server.routes,
      [`GET ${one}/history/1`]: {
        success: true,
        article: server.current,
        context: aContext({ changedSince: ['persona', 'rules'] }),
      },
      [`GET ${one}/rule-report`]: ({ path }) =>
        path.includes('rules=3')
          ? { ...report, passed: true, rulesRevision: 3 }
          : {
              ...report,
              passed: false,
              rulesRevision: 5,
              checks: [{ rule: 'Length', status: 'fail', detail: '7 words; 800 are asked for.' }],
            },
      [`GET ${one}/origins`]: {
        revision: 2,
        title: { spans: [] },
        blocks: [
          { kind: 'paragraph', start: 0, end: 21, origin: 'ai', untouched: true, words: 3 },
          { kind: 'paragraph', start: 23, end: 39, origin: 'person', untouched: false, words: 3 },
        ],
        spans: [
          {
            start: 0,
            end: 6,
            by: { kind: 'ai', id: null, name: 'a-model', provider: 'openai', model: 'a-model' },
            revision: 0,
            at: then.timestamp,
          },
          {
            start: 6,
            end: 16,
            by: { kind: 'user', id: 'u-1', name: 'Mara Desk', provider: null, model: null },
            revision: 1,
            at: then.timestamp,
          },
          {
            start: 16,
            end: 23,
            by: { kind: 'ai', id: null, name: 'a-model', provider: 'openai', model: 'a-model' },
            revision: 0,
            at: then.timestamp,
          },
          {
            start: 23,
            end: 39,
            by: { kind: 'user', id: 'u-2', name: 'Theo Desk', provider: null, model: null },
            revision: 2,
            at: then.timestamp,
          },
        ],
        totals: { words: 6, ai: 3, person: 3, imported: 0, blocks: 2, untouchedBlocks: 1 },
      },
      [`GET ${one}/prompt`]: { system: 'Be plain.', user: 'About booklets.', version: '7', hash: 'd5890d86' },
    });
    return { ...renderApp(`/articles?article=a-1&view=history${query}`, user), seen };
  }

  const slider = () => screen.findByRole('slider', { name: 'Go to revision' });

  it('is a slider over the revisions, which says where it is', async () => {
    const { history } = visit();
    const range = await slider();
    expect(range).toHaveValue('2');
    expect(range).toHaveAttribute('aria-valuetext', 'r2, Text edited, Theo Desk');
    fireEvent.change(range, { target: { value: '1' } });
    expect(range).toHaveAttribute('aria-valuetext', 'r1, Title edited, Mara Desk');
    await waitFor(() => expect(history.location.href).toContain('rev=1'));
    expect(
      await screen.findByText(/At r1: The Appraiser, Collectibles, rules r3; changed since: persona, rules/),
    ).toBeVisible();
  });

  it('says what was in force, and whether the revision would pass today', async () => {
    const { person } = visit('&rev=1');
    await person.click(await screen.findByText(/At r1: The Appraiser/));
    const inForce = within(await screen.findByRole('region', { name: 'In force at r1' }));
    expect(inForce.getByRole('link', { name: 'The Appraiser, r2' })).toHaveAttribute(
      'href',
      '/personas?persona=p-1&view=history&rev=2',
    );
    expect(inForce.getAllByText('changed since')).toHaveLength(2);
    expect(await screen.findByText('Passed under rules r3, would fail under r5.')).toBeVisible();
    expect(screen.getByText('Length: fails. 7 words; 800 are asked for.')).toBeVisible();
    await person.click(inForce.getByRole('button', { name: 'Show the prompt' }));
    expect(await screen.findByText('About booklets.')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Difference' }));
    expect(await screen.findByText('The model would be asked the same today.')).toBeVisible();
  });

  it('keeps what was read when a later read of it fails', async () => {
    const { person, queryClient } = visit('&rev=1');
    await person.click(await screen.findByText(/At r1: The Appraiser/));
    await person.click(await screen.findByRole('button', { name: 'Show the prompt' }));
    await screen.findByText('About booklets.');
    await screen.findByText('Passed under rules r3, would fail under r5.');
    const down = () => answer(503, { status: 503, detail: 'The server cannot reach its records.' });
    const parts = [`GET ${one}/history/1`, `GET ${one}/rule-report`, `GET ${one}/prompt`];
    const asked = serve(Object.fromEntries(parts.map((part) => [part, down])));
    await queryClient.invalidateQueries({ queryKey: ['api', 'articles'] });
    await person.tab();
    expect(new Set(asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`))).toEqual(
      new Set(parts),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The Appraiser, r2' })).toBeVisible();
    expect(screen.getByText('About booklets.')).toBeVisible();
    expect(screen.getByText('Passed under rules r3, would fail under r5.')).toBeVisible();
  });

  it('shows authors what was in force without links, and no prompt', async () => {
    const { person } = visit('&rev=1', aUser());
    await person.click(await screen.findByText(/At r1: The Appraiser/));
    const inForce = within(await screen.findByRole('region', { name: 'In force at r1' }));
    expect(inForce.getByText('The Appraiser, r2')).toBeVisible();
    expect(inForce.queryByRole('link')).not.toBeInTheDocument();
    expect(inForce.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows who wrote which words', async () => {
    const { person, history } = visit('&rev=2');
    await person.click(await screen.findByRole('radio', { name: 'Origins' }));
    expect(await screen.findByText('50 % by the model, untouched 1 of 2 paragraphs.')).toBeVisible();
    expect(history.location.href).toContain('show=origins');
    expect(screen.getByText('Theo wrote this.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Generated by a-model, r0' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Written by Theo Desk, r2' }));
    const dialog = await findDialog('Where this sentence comes from');
    expect(within(dialog).getByText('Theo wrote this.')).toBeVisible();
  });
});
