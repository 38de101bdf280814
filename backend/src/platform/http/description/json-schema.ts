/** A JSON schema in the form of OpenAPI 3.1. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** A schema in the form of OpenAPI 3.0, which Nest writes. */
type OlderSchema = Schema & { readonly nullable?: boolean };

const none: Schema = { type: 'null' };

/** Converts a schema of OpenAPI 3.0 to 3.1, where null is a type, and a reference may have a description of its own. */
export function modernSchema({ nullable = false, ...older }: OlderSchema): Schema {
  const { allOf, ...rest } = within(older);
  const [only, ...others] = allOf ?? [];
  if (!only || others.length > 0)
    return nullable ? orNull({ ...rest, ...(allOf && { allOf }) }) : within(older);
  // Nest wraps a reference that has a description or may be null, and adds a type to it.
  const { type: _type, ...described } = rest;
  return nullable ? { ...described, anyOf: [only, none] } : { ...only, ...described };
}

function orNull(schema: Schema): Schema {
  const { type, oneOf, anyOf } = schema;
  if (oneOf) return { ...schema, oneOf: [...oneOf, none] };
  if (anyOf) return { ...schema, anyOf: [...anyOf, none] };
  if (type === undefined) return { anyOf: [schema, none] };
  return {
    ...schema,
    type: [...[type].flat(), 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/** The same schema with all schemas inside it converted. */
function within(schema: Schema): Schema {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: modernSchema(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: modernSchema(additionalProperties),
    }),
    ...(allOf && { allOf: allOf.map(modernSchema) }),
    ...(anyOf && { anyOf: anyOf.map(modernSchema) }),
    ...(oneOf && { oneOf: oneOf.map(modernSchema) }),
  };
}

const mapped = (schemas: Readonly<Record<string, Schema>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, modernSchema(schema)]));
