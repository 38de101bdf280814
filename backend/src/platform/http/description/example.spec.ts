import { exampleOf } from './example.js';
import type { Schema } from './json-schema.js';

const schemas: Record<string, Schema> = {
  Note: {
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 9 },
      size: { type: 'integer', minimum: 3 },
      kind: { type: ['string', 'null'], enum: ['short', 'long', null] },
      at: { type: 'string', format: 'date-time' },
      done: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'string' } },
      before: { anyOf: [{ $ref: '#/components/schemas/Small' }, { type: 'null' }] },
      map: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  Small: { type: 'object', properties: { title: { type: 'string', minLength: 6 } } },
  Chain: { type: 'object', properties: { next: { $ref: '#/components/schemas/Chain' } } },
};

describe('a made-up value', () => {
  it('has every member, as its name and its schema have it', () => {
    const values = { title: 'Boxes', 'Small.title': 'A box', size: 2, at: 'never', tags: 'wood' };
    expect(exampleOf({ $ref: '#/components/schemas/Note' }, { schemas, values })).toEqual({
      title: 'Boxes',
      size: 3,
      kind: 'short',
      at: '2026-11-23T14:00:00.000Z',
      done: true,
      tags: ['wood'],
      before: { title: 'Text..' },
      map: {},
    });
  });

  it('ends somewhere, even of a schema that holds itself', () => {
    const example = exampleOf({ $ref: '#/components/schemas/Chain' }, { schemas, values: {} });
    expect(JSON.stringify(example).length).toBeLessThan(200);
  });

  it.each<[Schema, unknown]>([
    [
      {
        allOf: [
          { $ref: '#/components/schemas/Small' },
          { type: 'object', properties: { n: { type: 'number' } } },
        ],
      },
      { title: 'Text..', n: 1 },
    ],
    [{ type: 'null' }, null],
    [{}, {}],
    [{ type: 'string', maxLength: 2 }, 'Te'],
    [{ type: 'array' }, []],
  ])('of %j is %j', (schema, value) => {
    expect(exampleOf(schema, { schemas, values: {} })).toEqual(value);
  });
});
