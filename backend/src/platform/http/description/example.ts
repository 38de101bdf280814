import type { Schema } from './json-schema.js';

/** A document's schemas, and example values for members by name. */
export interface ExampleSources {
  readonly schemas: Readonly<Record<string, Schema>>;
  /**
   * Example values by the member’s name, or by its schema’s name and its own: `WebhookAnswer.events`. A value that does
   * not fit the schema is not used.
   */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The greatest depth of an example, enough for every answer; a recursive schema ends here. */
const deepest = 9;
const fallbacks: Readonly<Record<string, unknown>> = { boolean: true, object: {}, array: [], null: null };
const moment = '2026-11-23T14:00:00.000Z';

/**
 * A made-up value that a schema allows, with all of its members.
 * @param name the name of the member that the value is for
 */
export function exampleOf(
  schema: Schema,
  sources: ExampleSources,
  name = '',
  owner = '',
  depth = 0,
): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) {
    const named = $ref.slice($ref.lastIndexOf('/') + 1);
    return exampleOf(sources.schemas[named] ?? {}, sources, name, named, depth);
  }
  const chosen = (anyOf ?? oneOf)?.[0];
  if (chosen) return exampleOf(chosen, sources, name, owner, depth);
  if (allOf)
    return Object.assign({}, ...allOf.map((part) => exampleOf(part, sources, name, owner, depth))) as unknown;
  if (schema.enum) return schema.enum[0];
  return plainExample(schema, sources, name, owner, depth);
}

function plainExample(
  schema: Schema,
  sources: ExampleSources,
  name: string,
  owner: string,
  depth: number,
): unknown {
  const [type = 'object'] = [schema.type ?? 'object'].flat();
  const known = [`${owner}.${name}`, name]
    .map((key) => sources.values[key])
    .find((value) => fits(value, schema, type));
  if (known !== undefined) return known;
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (depth > deepest) return fallbacks[type];
  if (type === 'array') return schema.items ? [exampleOf(schema.items, sources, name, owner, depth + 1)] : [];
  if (!schema.properties) return fallbacks[type];
  return Object.fromEntries(
    Object.entries(schema.properties).map(([member, part]) => [
      member,
      exampleOf(part, sources, member, owner, depth + 1),
    ]),
  );
}

function textOf({ format, minLength = 0, maxLength = Infinity }: Schema): string {
  const text = format === 'date-time' ? moment : 'Text';
  return text.padEnd(minLength, '.').slice(0, maxLength);
}

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

function fits(value: unknown, schema: Schema, type: string): boolean {
  if (value === undefined || !isOf[type]?.(value)) return false;
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, format } = schema;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (format !== 'date-time' || !Number.isNaN(Date.parse(value)))
  );
}
