import { articleGenerated } from '../../../test/support/article-events.js';
import type { ArticleEvent } from '../../articles/contract.js';
import type { BatchEvent } from '../../generation/contract.js';
import { catalogs } from '../../catalogs.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { ScheduledRunEvent } from '../../scheduler/contract.js';
import { finishedWork } from './finished-work.js';

type Told = ArticleEvent | BatchEvent | ScheduledRunEvent;

let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
});
afterAll(() => record.stop());

const onStream = (prefix: string, id: string, ...events: readonly Told[]): Promise<void> =>
  record.put(prefix, id, ...events);

const ended = (written: number, failed: number): BatchEvent => ({
  type: 'BatchFinished',
  data: { written, failed },
});
const finished = (done: number): ScheduledRunEvent => ({
  type: 'ScheduledRunFinished',
  data: { outcome: done > 0 ? 'complete' : 'failed', done, failed: 0, reason: null },
});

it('there is one thing to tell for an article by itself, a batch that brought something, and any run', async () => {
  await onStream('article', 'a-1', articleGenerated());
  await onStream('article', 'a-2', articleGenerated({ batch: { id: 'b-1', index: 0 } }));
  await onStream('batch', 'b-1', ended(1, 2));
  await onStream('batch', 'b-2', ended(0, 3), ended(3, 0));
  await onStream('scheduledRun', 'r-1', finished(5));
  await onStream('scheduledRun', 'r-2', finished(0));
  const rows: unknown = await record.dataSource.query('select kind, id from finished_work order by position');
  expect(rows).toEqual([
    { kind: 'article', id: 'a-1' },
    { kind: 'batch', id: 'b-1' },
    { kind: 'batch', id: 'b-2' },
    { kind: 'run', id: 'r-1' },
    { kind: 'run', id: 'r-2' },
  ]);
  const before = await record.rowsOf(finishedWork);
  await record.rebuild(finishedWork);
  expect(await record.rowsOf(finishedWork)).toEqual(before);
});
