import { z } from 'zod';
import type { EventCatalog } from './event-catalog.js';
import { eventMetadataSchema } from './recorded-event.js';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** The reference of all events in markdown, made from the schemas that events are checked against. */
export function eventsDocument(catalogs: readonly EventCatalog[]): string {
  const sections = catalogs.map(
    ({ streamPrefix, schemas }) =>
      `## Streams \`${streamPrefix}-…\`\n\n` +
      Object.entries(schemas)
        .map(([type, schema]) => `### ${type}\n\n${table(jsonSchema(schema))}`)
        .join('\n'),
  );
  return [
    '# Events',
    'Every change is recorded forever as one of these events. This page is generated from the schemas in the code ' +
      '(`npm run docs:events`); a schema may gain optional fields, and nothing else about it ever changes.',
    `## What every event carries\n\n${table(jsonSchema(eventMetadataSchema))}`,
    ...sections,
  ].join('\n\n');
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function table(schema: JsonSchema): string {
  const rows = fields(schema, '');
  if (rows.length === 0) return 'No data of its own.\n';
  return ['| field | shape | |', '| --- | --- | --- |', ...rows].join('\n') + '\n';
}

function fields({ properties = {}, required = [] }: JsonSchema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const optional = required.includes(name) ? '' : ', optional';
    const row = `| \`${prefix}${name}\` | ${shape(field)}${optional} | ${field.description ?? ''} |`;
    const nested = field.items ?? field.anyOf?.find(({ properties: inner }) => inner) ?? field;
    const inner = `${prefix}${name}${field.items ? '[]' : ''}.`;
    return [row, ...(nested.oneOf ?? [nested]).flatMap((variant) => fields(variant, inner))];
  });
}

function shape(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  if (schema.oneOf) return 'one of several objects';
  if (schema.anyOf) return schema.anyOf.map(shape).join(' \\| ');
  if (schema.items) return `list of ${shape(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') return `map of ${shape(schema.additionalProperties)}`;
  return typeof schema.type === 'string' ? schema.type : (schema.type?.join(' \\| ') ?? 'any');
}
