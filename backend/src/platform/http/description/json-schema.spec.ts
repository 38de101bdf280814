import { modernSchema, type Schema } from './json-schema.js';

const note = { $ref: '#/components/schemas/Note' };
const none = { type: 'null' };

describe('a schema of OpenAPI 3.0 in the words of 3.1', () => {
  it.each<[string, object, Schema]>([
    ['a value', { type: 'string' }, { type: 'string' }],
    [
      'one that may be null',
      { type: 'string', nullable: true, maxLength: 3 },
      { type: ['string', 'null'], maxLength: 3 },
    ],
    [
      'one of several that may be null',
      { type: 'string', enum: ['a'], nullable: true },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['one of any type that may be null', { nullable: true }, { anyOf: [{}, none] }],
    [
      'one of several types that may be null',
      { oneOf: [{ type: 'string' }], nullable: true },
      { oneOf: [{ type: 'string' }, none] },
    ],
    ['a reference with a description', { allOf: [note], description: 'D' }, { ...note, description: 'D' }],
    [
      'a reference that may be null',
      { allOf: [note], type: 'object', nullable: true, description: 'D' },
      { anyOf: [note, none], description: 'D' },
    ],
    ['several at once', { allOf: [note, { type: 'object' }] }, { allOf: [note, { type: 'object' }] }],
    [
      'what is inside',
      {
        type: 'object',
        properties: {
          nullable: { type: 'array', items: { type: 'number', nullable: true } },
          map: { type: 'object', additionalProperties: { allOf: [note] } },
        },
      },
      {
        type: 'object',
        properties: {
          nullable: { type: 'array', items: { type: ['number', 'null'] } },
          map: { type: 'object', additionalProperties: note },
        },
      },
    ],
  ])('%s', (_, older, modern) => expect(modernSchema(older)).toEqual(modern));
});
