import { Field, described, listOf, nameText, text } from '../../platform/http/input/field.js';
import type { Rule } from '../../platform/http/input/field-rules.js';
import { refuseOtherId } from '../../platform/http/input/validation-refusal.js';
import type { ChangePersona } from '../domain/persona.commands.js';
import type { PersonaFields } from '../domain/persona.events.js';

const missing = 'Name and About Me are required';

const newName = nameText({ min: 1, max: 80 });
/** The rule for the name in a change: a persona may keep a name that is older than the rule for new ones. */
const presentOrNewName = text({ min: 1, max: 80, trim: true, singleLine: true });
const aboutMe = text({ min: 1, max: 4_000, trim: true });
const paragraphs = text({ max: 4_000, trim: true });
const line = text({ max: 500, trim: true });
const tonePillars = distinct(listOf(text({ min: 1, max: 100, trim: true, singleLine: true }), { max: 20 }));
const categories = distinct(listOf(text({ min: 1, max: 200 }), { max: 200 }));
const aboutCategories = 'The ids of the persona’s categories.';

/** A list without repetitions. */
function distinct(list: Rule): Rule {
  return {
    ...list,
    fault: (value) => {
      const fault = list.fault(value);
      if (fault !== undefined) return fault;
      const entries = value as unknown[];
      const repeated = entries.findIndex((entry, index) => entries.indexOf(entry) < index);
      return repeated < 0 ? undefined : `[${repeated}] is already in the list`;
    },
  };
}

export class CreatePersonaBody {
  @Field(described({ type: 'string' }), {
    optional: true,
    nullable: true,
    description: 'An id is accepted and ignored.',
  })
  id?: string | null;

  @Field(newName, { missing })
  name: string;

  @Field(aboutMe, { missing })
  aboutMe: string;

  @Field(paragraphs, { optional: true })
  writingStyle?: string;

  @Field(paragraphs, { optional: true })
  context?: string;

  @Field(tonePillars, { optional: true })
  tone_pillars?: string[];

  @Field(line, { optional: true })
  writingAngle?: string;

  @Field(line, { optional: true })
  expertise?: string;

  @Field(categories, { optional: true, description: aboutCategories })
  categories?: string[];
}

/** A change of a persona; omitted fields stay as they are. */
export class ChangePersonaBody {
  @Field(text(), {
    optional: true,
    description: 'The persona’s id, which must match the one in the address.',
  })
  id?: string;

  @Field(presentOrNewName, { optional: true, missing })
  name?: string;

  @Field(aboutMe, { optional: true, missing })
  aboutMe?: string;

  @Field(paragraphs, { optional: true })
  writingStyle?: string;

  @Field(paragraphs, { optional: true })
  context?: string;

  @Field(tonePillars, { optional: true })
  tone_pillars?: string[];

  @Field(line, { optional: true })
  writingAngle?: string;

  @Field(line, { optional: true })
  expertise?: string;

  @Field(categories, { optional: true, description: aboutCategories })
  categories?: string[];
}

/** The fields that an author may change; writing style and expertise stay when they are left out. */
export class ProfileBody {
  @Field(aboutMe, { missing: 'Please provide a description for your persona.' })
  description: string;

  @Field(paragraphs, { optional: true })
  writingStyle?: string;

  @Field(line, { optional: true })
  expertise?: string;
}

export function newFields({ name, aboutMe, ...body }: CreatePersonaBody): PersonaFields {
  return {
    name,
    aboutMe,
    writingStyle: body.writingStyle ?? '',
    context: body.context ?? '',
    tonePillars: body.tone_pillars ?? [],
    writingAngle: body.writingAngle ?? '',
    expertise: body.expertise ?? '',
    categories: body.categories ?? [],
  };
}

/** @throws DomainError `other-id` when the body names another persona than the address */
export function patchOf(
  { id, tone_pillars, ...fields }: ChangePersonaBody,
  address: string,
): ChangePersona['patch'] {
  refuseOtherId(id, address);
  return { ...fields, tonePillars: tone_pillars };
}
