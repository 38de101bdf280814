import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '@/testing/dialogs';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { aContext, ArticleServer } from '../testing/article-server';

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

describe('going back in time', () => {
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
