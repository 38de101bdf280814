import { jest } from '@jest/globals';
import type { Finding } from '../../../../../checks/registry.js';
import { aText, foundBy } from '../../../../../checks/testing/checked.js';
import type { EditorialRules, RulesDocument } from '../../../editorial/contract.js';
import { readSettings } from '../../../platform/config/settings.js';
import { ChangeFeed } from '../../../platform/event-sourcing/change-feed.js';
import { houseReader, type Reader } from '../../domain/reader.js';
import { ArticleFindings } from '../article-findings.js';
import type { CheckContext } from '../../checking/check-context.js';
import type { CheckPool, CheckedFindings } from '../../checking/check-pool.js';
import type { CheckPart } from '../../checking/check-thread.js';
import type { ModelWords } from '../../checking/model-words.js';
import type { CheckedColumns, KeptFindings, Known, KnownArticle } from '../kept-findings.js';

export const [own] = foundBy('length', { content: 'A ledger.' }) as [Finding];
export const [compared] = foundBy('too-close', { content: 'A ledger.' }) as [Finding];
export const found = [own, compared];

export const nothingKept: Known = {
  key: null,
  findings: null,
  comparedKey: null,
  comparedWith: null,
  comparedFindings: null,
  dismissals: [],
  hasSources: true,
  earlier: 'e-1 0',
  samples: '',
};

export const row: CheckedColumns = {
  id: 'a-1',
  revision: 3,
  title: 'On boxes',
  content: 'A ledger.',
  personaId: 'p-1',
  socialCaptions: [],
  textEventId: 'e-3',
  ruleReport: { rulesRevision: 0 },
};

export const author: Reader = { id: 'u-1', role: 'author', assignedPersona: 'p-1' };

type Words = Awaited<ReturnType<ModelWords['of']>>;

interface Comparison {
  readonly articleId: string;
  readonly others?: object | undefined;
  readonly hasSources?: boolean | undefined;
}

/** A desk whose checks end when a test says so. */
export function desk(settings: Record<string, string> = {}, version = 'v1') {
  const asked: {
    text: object;
    part: CheckPart | undefined;
    answer: (checked: CheckedFindings) => void;
    fail: () => void;
  }[] = [];
  const pool = {
    version,
    check: (text: object, part?: CheckPart) =>
      new Promise<CheckedFindings>((resolve, reject) =>
        asked.push({ text, part, answer: resolve, fail: () => reject(new Error('gone')) }),
      ),
  };
  const gather = jest.fn((_: Reader, comparison: Comparison) =>
    Promise.resolve({
      context: { sources: [], ...comparison },
      others: comparison.others ?? { earlier: '', samples: '' },
    }),
  );
  const kept = {
    find: jest.fn((..._: Parameters<KeptFindings['find']>) =>
      Promise.resolve<KnownArticle | undefined>(undefined),
    ),
    keep: jest.fn((..._: Parameters<KeptFindings['keep']>) => undefined),
  };
  const words = { of: jest.fn((..._: Parameters<ModelWords['of']>) => Promise.resolve<Words>(undefined)) };
  const documents = [
    aText({}).rules,
    aText({ rules: { do_not: ['No "box"'] } }).rules,
  ] as unknown as RulesDocument[];
  const rules = {
    at: jest.fn((revision: number) => Promise.resolve(documents[revision])),
    current: () => Promise.resolve({ document: documents[1], revision: 1 }),
  };
  const findings = new ArticleFindings(
    rules as unknown as EditorialRules,
    { gather } as unknown as CheckContext,
    pool as unknown as CheckPool,
    kept as unknown as KeptFindings,
    words as unknown as ModelWords,
    readSettings({ DATA_DIR: 'none', ...settings }),
    new ChangeFeed(),
  );
  return { asked, gather, kept, words, rules, findings };
}

/** Resolves when everything that was asked for has come as far as it does before a check ends. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const checked: CheckedFindings = { findings: found, outcome: 'checked' };

/** Finds the findings of a row, and returns what the desk kept of them and under which keys. */
export async function keptBy(at = desk(), of = row, known: Known = nothingKept) {
  const answer = at.findings.of(houseReader, of, known);
  await settled();
  at.asked.at(-1)?.answer(checked);
  await answer;
  const [, , keys, alone, comparing] = at.kept.keep.mock.calls.at(-1) ?? [];
  return { ...keys, alone: alone?.findings ?? null, comparing };
}
