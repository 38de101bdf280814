import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogs } from '../../../catalogs.js';
import type { EventMetadata, Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import { Rows } from '../../../platform/projections/rows.js';
import { projections } from '../../../read-models.js';

type Sample = Pick<Recorded, 'data'> & { readonly metadata: EventMetadata };

const sources = path.resolve(import.meta.dirname, '../../..');
const samples = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /domain[\\/]samples[\\/]\w+\.json$/.test(file))
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as Sample,
    ]),
);

const types = catalogs.flatMap(({ streamPrefix, schemas }) =>
  Object.keys(schemas).map((type) => ({ streamPrefix, type })),
);

describe('the log', () => {
  const log = projections.find(({ name }) => name === 'audit-log');

  it.each(types)('tells $type in words', ({ streamPrefix, type }) => {
    const sample = samples.get(type);
    if (!sample) throw new Error(`${type} has no sample`);
    const rows = new Rows();
    log?.apply(
      { ...sample, id: 'e', type, stream: `${streamPrefix}-1`, streamId: '1', revision: 0n, position: 7n },
      rows,
    );
    const [entry] = rows.changes.flatMap((change) => (change.kind === 'insert' ? [change.row] : []));
    expect(entry).toMatchObject({ position: '7', type });
    // The summary comes after the actor's name, so it has no capital, no event's name and no list that turned out
    // empty.
    expect(entry?.['summary']).toMatch(/^[a-z]+ (?!.*[a-z][A-Z]\w*ed\b)(?!.*\bundefined\b).*\S$/s);
  });
});
