import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogs } from './catalogs.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';

interface Sample {
  readonly data: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
}

const sources = import.meta.dirname;
const samples = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /domain[\\/]samples[\\/]\w+\.json$/.test(file))
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as Sample,
    ]),
);
const declared = catalogs.flatMap(({ streamPrefix, schemas }) =>
  Object.keys(schemas).map((type) => ({ streamPrefix, type })),
);

describe('A34 events written by earlier versions', () => {
  const codec = new EventCodec(catalogs);

  it.each(declared)('$type can still be read, whole', ({ streamPrefix, type }) => {
    const sample = samples.get(type);
    const decoded = codec.decode({
      commitPosition: 7n,
      event: {
        streamId: `${streamPrefix}-1`,
        id: 'e2f8a1de-7d9c-4b5e-9a55-0d8a1c6f1f10',
        isJson: true,
        revision: 0n,
        created: new Date(0),
        type,
        data: sample?.data ?? {},
        metadata: sample?.metadata,
      },
    });
    expect(decoded.data).toEqual(sample?.data);
    expect(decoded.metadata).toEqual(sample?.metadata);
  });

  it('have a sample for each type, and no sample without a type', () => {
    expect([...samples.keys()].sort()).toEqual(declared.map(({ type }) => type).sort());
  });
});
