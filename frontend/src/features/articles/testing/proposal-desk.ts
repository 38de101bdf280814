import { screen } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import type { Finding } from '../api/findings';
import type { Proposal } from '../api/proposals';
import { anArticle, ArticleServer } from './article-server';
import { contentShown } from './content-field';

/** The content of the article that the proposals are for. */
export const content = 'A big box is in the old cupboard.\n\nKeep it.';
export const proposed: Proposal = {
  id: 'x-1',
  kind: 'shorten',
  revision: 0,
  start: 0,
  end: 33,
  before: 'A big box is in the old cupboard.',
  after: 'A small box is in the old drawer.',
  hunks: [
    { id: 'h1', start: 2, end: 5, before: 'big', after: 'small' },
    { id: 'h2', start: 24, end: 32, before: 'cupboard', after: 'drawer' },
  ],
  notes: ['One link is missing.'],
  effects: [
    {
      mends: [{ rule: 'terms', message: '“cupboard” may be misspelled.', quote: 'cupboard' }],
      brings: [
        { rule: 'terms', message: '“drawer” may be misspelled.', quote: 'drawer' },
        { rule: 'length', message: '8 words; 800 to 1,000 words are asked for.', quote: '' },
      ],
    },
  ],
  rule: null,
  instruction: null,
  accepted: [],
  remaining: ['h1', 'h2'],
  locked: [],
  status: 'offered',
  provenance: {
    provider: 'openai',
    model: 'a-model',
    promptVersion: '1',
    promptHash: 'f00d',
    rulesRevision: 0,
    tokens: null,
    durationMs: 1,
    askedAgain: false,
  },
  by: { id: 'u-1', name: 'Mara Desk' },
  at: '2026-11-20T14:42:00.000Z',
};
const guess: Finding = {
  rule: 'terms',
  name: 'Terms',
  verdict: 'fail',
  severity: 'warn',
  kind: 'guess',
  value: null,
  limit: null,
  spans: [{ start: 24, end: 32, quote: 'cupboard' }],
  message: '“cupboard” may be misspelled.',
  suggestion: null,
  fix: 'model',
};
export const path = '/api/articles/drafts/a-1';

/** Opens an article with proposals for it, and a guess among its findings. */
export async function open(routes: Parameters<typeof serve>[0] = {}, proposals: Proposal[] = []) {
  const server = new ArticleServer(
    anArticle({ content, ruleReport: { ...anArticle().ruleReport, findings: [guess] } }),
  );
  const seen = serve({
    ...server.routes,
    [`GET ${path}/origins`]: () => ({
      revision: 0,
      title: { spans: [] },
      blocks: [
        { kind: 'paragraph', start: 0, end: 33, origin: 'ai', untouched: true, words: 8 },
        { kind: 'paragraph', start: 35, end: 43, origin: 'person', untouched: false, words: 2 },
      ],
      spans: [],
      totals: { words: 10, ai: 8, person: 2, imported: 0, blocks: 2, untouchedBlocks: 1 },
    }),
    [`GET ${path}/proposals`]: () => ({ proposals, total: proposals.length, nextCursor: null }),
    [`POST ${path}/proposals`]: () => {
      proposals = [proposed];
      return { proposal: proposed };
    },
    [`POST ${path}/proposals/x-1/accept`]: () => {
      proposals = [{ ...proposed, status: 'partly', accepted: ['h2'], remaining: ['h1'] }];
      return {
        success: true,
        article: server.saveAs('u-1', { content: content.replace('cupboard', 'drawer') }),
      };
    },
    [`POST ${path}/proposals/x-1/reject`]: () => {
      proposals = proposals.filter(({ id }) => id !== 'x-1');
      return { proposal: { ...proposed, status: 'rejected' } };
    },
    [`POST ${path}/findings/dismiss`]: () => ({
      success: true,
      article: server.saveAs('u-1', { ruleReport: anArticle().ruleReport }),
    }),
    ...routes,
  });
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  return {
    person,
    server,
    sent: (end: string) => seen.filter((one) => one.method === 'POST' && one.path.endsWith(end)),
  };
}

export const press = (name: string | RegExp) => screen.findByRole('button', { name });
