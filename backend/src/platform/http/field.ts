import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Class, Rule } from './field-rules.js';

export { described, flag, listOf, moment, nested, oneOf, text, whole } from './field-rules.js';

export interface FieldOptions {
  /** May be left out. It may not be null for that. */
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly description?: string;
  /** The sentence for a value that is left out, null or blank, in place of "Title is required." */
  readonly missing?: string;
  /** The sentence for any other fault, in place of "Title must be …". */
  readonly message?: string;
}

/** One member of a body or a query. */
export interface InputField {
  readonly rule: Rule;
  readonly options: FieldOptions;
  /** Applied before the check: trimming, and for a query the reading of text. */
  readonly read: (value: unknown) => unknown;
}

const fieldsKey = 'input-fields';

/** The members that a class and those it extends describe, in their order. */
export function fieldsOf(shape: Class): ReadonlyMap<string, InputField> {
  return (Reflect.getMetadata(fieldsKey, shape) ?? new Map()) as ReadonlyMap<string, InputField>;
}

/**
 * A property of a body or of an answer: its place in the API's document, and its check when it comes in.
 * `@Field(text({ min: 1, max: 300 }), { optional: true }) title?: string`
 */
export function Field(rule: Rule, options: FieldOptions = {}): PropertyDecorator {
  const { clean } = rule;
  return applyDecorators(
    documented(rule, options),
    remembered({ rule, options, read: (value) => (clean ? clean(value) : value) }),
  );
}

/** A parameter of a query: like `@Field`, and its text is read as the rule says (`limit=5` is the number 5). */
export function QueryField(rule: Rule, options: FieldOptions = {}): PropertyDecorator {
  const { parse, clean } = rule;
  const read = (value: unknown): unknown => {
    if (value === undefined) return undefined;
    const parsed = parse ? parse(value) : value;
    return clean ? clean(parsed) : parsed;
  };
  return applyDecorators(documented(rule, options), remembered({ rule, options, read }));
}

function documented({ schema }: Rule, { optional, nullable, description }: FieldOptions): PropertyDecorator {
  return ApiProperty({
    ...schema,
    required: !optional,
    ...(nullable && { nullable }),
    ...(description && { description }),
  } as ApiPropertyOptions);
}

function remembered(field: InputField): PropertyDecorator {
  return (prototype, name) => {
    const shape = prototype.constructor as Class;
    Reflect.defineMetadata(fieldsKey, new Map(fieldsOf(shape)).set(String(name), field), shape);
  };
}
