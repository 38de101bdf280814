import { screen, within } from '@testing-library/react';
import { aWholeArticle } from '@/testing/desk';
import { renderApp } from '@/testing/render-app';
import type { Lineage, LineageNode } from '../api/get-article';
import { drawingOf } from './layout';

const at = '2026-11-14T09:12:00.000Z';
const by = { kind: 'user', id: 'u-1', name: 'Mara Desk', role: 'author' } as const;

const aNode = (changes: Partial<LineageNode> & Pick<LineageNode, 'id' | 'kind' | 'label'>): LineageNode => ({
  at,
  by,
  stale: [],
  ...changes,
});

const lineage: Lineage = {
  nodes: [
    aNode({ id: 'idea:i-1', kind: 'idea', label: 'Topic idea no. 4: Booklets' }),
    aNode({
      id: 'generation',
      kind: 'generation',
      label: 'Generation by a-model',
      stale: [{ because: 'persona changed', since: at }],
    }),
    aNode({ id: 'revision:0', kind: 'revision', label: 'Revision 0', revision: 0 }),
    aNode({
      id: 'package:1',
      kind: 'package',
      label: 'Package 1',
      revision: 1,
      stale: [{ because: 'text changed', since: at }],
    }),
    aNode({
      id: 'captions:0',
      kind: 'captions',
      label: '3 captions',
      revision: 1,
      stale: [{ because: 'text changed', since: at }],
    }),
  ],
  edges: [
    { from: 'idea:i-1', to: 'generation' },
    { from: 'generation', to: 'revision:0' },
    { from: 'revision:0', to: 'package:1' },
    { from: 'package:1', to: 'captions:0' },
  ],
};

const visit = (answer: Lineage = lineage) =>
  renderApp('/lineage?article=a-1', undefined, {
    'GET /api/articles/drafts/a-1': {
      success: true,
      article: aWholeArticle({ id: 'a-1', title: 'Booklets' }),
    },
    'GET /api/articles/drafts/a-1/lineage': answer,
  });

describe('what comes from what', () => {
  it('is a list that says what each thing was made from and leads to it', async () => {
    visit();
    const list = await screen.findByRole('list', { name: 'What comes from what' });
    const items = within(list).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(items[4]).toHaveTextContent(/3 captions.*by Mara Desk\. From: Package 1/);
    expect(within(list).getByRole('link', { name: 'Package 1' })).toHaveAttribute(
      'href',
      '/articles?article=a-1&view=history&rev=1&show=stood',
    );
  });

  it('says why something is out of date, with what to do about it', async () => {
    visit();
    const list = await screen.findByRole('list', { name: 'What comes from what' });
    const row = (label: string) =>
      within(list)
        .getAllByRole('listitem')
        .find((item) => item.textContent.startsWith(label)) ?? list;
    expect(row('Generation')).toHaveTextContent('Persona changed since the writing');
    expect(within(row('Generation')).getByRole('link')).toHaveAttribute('href', '/generate?idea=i-1');
    expect(within(row('Package 1')).getByRole('link', { name: 'Promote again' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(within(row('3 captions')).getByRole('link', { name: 'Regenerate' })).toHaveAttribute(
      'href',
      '/social-generator?article=a-1',
    );
    expect(row('Topic idea')).not.toHaveTextContent('deleted');
  });

  it('asks for an article where the address names none', async () => {
    renderApp('/lineage');
    expect(await screen.findByText('No article chosen')).toBeVisible();
  });
});

describe('the drawing', () => {
  it('places each thing below all that it was made from, and none over another', () => {
    const edges = [
      ...lineage.edges,
      { from: 'revision:0', to: 'captions:0' },
      { from: 'generation', to: 'package:1' },
    ];
    const nodes = [...lineage.nodes, aNode({ id: 'message:1', kind: 'message', label: 'Email' })];
    const { places, lines, box, width, height } = drawingOf({
      nodes,
      edges: [...edges, { from: 'generation', to: 'message:1' }],
    });
    const placeOf = (id: string) => places.find(({ node }) => node.id === id) ?? { x: NaN, y: NaN };
    for (const { from, to } of edges) expect(placeOf(to).y).toBeGreaterThan(placeOf(from).y + box.height);
    const sameRow = [placeOf('revision:0'), placeOf('message:1')].map(({ x }) => x);
    expect(placeOf('message:1').y).toBe(placeOf('revision:0').y);
    expect(Math.abs((sameRow[0] ?? 0) - (sameRow[1] ?? 0))).toBeGreaterThanOrEqual(box.width);
    expect(lines).toHaveLength(edges.length + 1);
    expect(Math.max(...places.map(({ x }) => x + box.width))).toBeLessThan(width);
    expect(Math.max(...places.map(({ y }) => y + box.height))).toBeLessThan(height);
  });
});
