import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested, type ValidationArguments } from 'class-validator';
import { fieldInWords } from './field-in-words.js';
import type { Rule } from './field-rules.js';
import { member } from './known-members.js';
import { fieldConstraint } from './validation-refusal.js';

export {
  described,
  flag,
  listOf,
  moment,
  nameText,
  nested,
  oneOf,
  text,
  unread,
  count,
  whole,
} from './field-rules.js';

export interface FieldOptions {
  /** Whether it may be left out, which does not allow null. */
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly description?: string;
  /** The member that ends the period, for a moment that begins it. */
  readonly notAfter?: string;
  /** The sentence for a value that is left out, null or blank, in place of “Title is required.” */
  readonly missing?: string;
  /** The sentence for any other fault, in place of “Title must be …”. */
  readonly message?: string;
}

/**
 * A property of a body or of an answer: its place in the API’s document, and its check when it comes in.
 * `@Field(text({ min: 1, max: 300 }), { optional: true }) title?: string`
 */
export function Field(rule: Rule, options: FieldOptions = {}): PropertyDecorator {
  const { clean } = rule;
  return applyDecorators(
    documented(rule, options),
    member(rule),
    checked(rule, options),
    ...(clean ? [Transform(({ value }) => clean(value), { toClassOnly: true })] : []),
    ...nestedShape(rule),
  );
}

/** A parameter of a query: like `@Field`, but its text is parsed by the rule (`limit=5` is the number 5). */
export function QueryField(rule: Rule, options: FieldOptions = {}): PropertyDecorator {
  const { parse, clean } = rule;
  const read = (value: unknown): unknown => {
    if (value === undefined) return undefined;
    const parsed = parse ? parse(value) : value;
    return clean ? clean(parsed) : parsed;
  };
  return applyDecorators(
    documented(rule, options),
    member(rule),
    checked(rule, options),
    Transform(({ value }) => read(value), { toClassOnly: true }),
  );
}

function documented({ schema }: Rule, { optional, nullable, description }: FieldOptions): PropertyDecorator {
  return ApiProperty({
    ...schema,
    required: !optional,
    ...(nullable && { nullable }),
    ...(description && { description }),
  } as ApiPropertyOptions);
}

function checked(rule: Rule, options: FieldOptions): PropertyDecorator {
  const { optional = false, nullable = false } = options;
  return applyDecorators(
    ValidateIf((_, value) => !(optional && value === undefined) && !(nullable && value === null)),
    ValidateBy({
      name: fieldConstraint,
      validator: {
        validate: (_, args) => faultIn(rule, options, args) === undefined,
        defaultMessage: (args) => faultIn(rule, options, args) ?? '',
      },
    }),
  );
}

function faultIn(
  rule: Rule,
  options: FieldOptions,
  { property = '', value, object = {} }: Partial<ValidationArguments> = {},
): string | undefined {
  const { notAfter } = options;
  const fault = sentence(rule, options, property, value);
  if (fault !== undefined || notAfter === undefined) return fault;
  const end: unknown = (object as Record<string, unknown>)[notAfter];
  const isReversed = Date.parse(String(value)) > Date.parse(String(end));
  return isReversed ? `${fieldInWords(property)} must not be after ${fieldInWords(notAfter)}.` : undefined;
}

function nestedShape({ shape, schema }: Rule): PropertyDecorator[] {
  if (!shape) return [];
  return [Type(() => shape), ValidateNested({ each: isList({ schema }) })];
}

const isList = ({ schema: { type } }: Pick<Rule, 'schema'>): boolean =>
  Array.isArray(type) || type === 'array';

/** A value's fault as a sentence; a fault of a list item starts with its index. */
function sentence(
  rule: Rule,
  { missing, message }: FieldOptions,
  name: string,
  value: unknown,
): string | undefined {
  if (value === undefined || value === null) {
    return missing ?? `${fieldInWords(name)} ${isList(rule) ? 'are' : 'is'} required.`;
  }
  const found = rule.fault(value);
  if (found === undefined) return undefined;
  if (missing !== undefined && (value === '' || (Array.isArray(value) && value.length === 0))) return missing;
  const [, item = '', rest = found] = /^((?:\[\d+\])+) (.*)$/s.exec(found) ?? [];
  const said = message ?? (rest.endsWith('.') ? rest : `${fieldInWords(name + item)} ${rest}.`);
  return item === '' ? said : `${item} ${said}`;
}
