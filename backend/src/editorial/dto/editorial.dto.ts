import { z } from 'zod';
import type { CheckRules } from '../../../../checks/text/check-rules.js';
import { count, described, listOf, text } from '../../platform/http/input/field-rules.js';
import { Field, QueryField } from '../../platform/http/input/field.js';
import { rulesDocument } from '../rules/rules-document.js';

export class CategoryAnswer {
  @Field(text(), { description: 'The category’s id, a slug, which stays when the name changes.' })
  id: string;

  @Field(text())
  name: string;

  @Field(text())
  description: string;

  @Field(text(), { description: 'The category’s colour in hex, such as #6366f1.' })
  color: string;
}

export class CategoriesAnswer {
  @Field(listOf(CategoryAnswer))
  categories: CategoryAnswer[];
}

export class RulesQuery {
  @QueryField(count, {
    optional: true,
    description: 'The revision of the rules to show; defaults to the latest.',
  })
  revision?: number;
}

/**
 * Describes a part of the document. Its schema is within `allOf`, since a `required` next to it would say whether the
 * member itself may be missing.
 */
const part = (name: keyof typeof rulesDocument.shape) =>
  described({
    allOf: [z.toJSONSchema(rulesDocument.shape[name], { target: 'openapi-3.0', io: 'output' })],
  } as Parameters<typeof described>[0]);

type Document = z.infer<typeof rulesDocument>;

/** The parts of the editorial rules document that checks read, described by the same schema that validates it. */
export class CheckRulesAnswer implements CheckRules {
  @Field(part('format_and_quality_standards'))
  format_and_quality_standards: Document['format_and_quality_standards'];

  @Field(part('do_not'))
  do_not: string[];

  @Field(part('checks'), {
    optional: true,
    description: 'The severities that the house gives to checks, by the checks’ ids.',
  })
  checks?: Document['checks'];

  @Field(part('terms'), { optional: true })
  terms?: Document['terms'];

  @Field(part('risky_claims'), { optional: true })
  risky_claims?: Document['risky_claims'];

  @Field(part('required_blocks'), { optional: true })
  required_blocks?: Document['required_blocks'];

  @Field(part('machine_tone'), { optional: true })
  machine_tone?: Document['machine_tone'];

  @Field(part('abbreviations'), { optional: true })
  abbreviations?: Document['abbreviations'];
}

/** The whole editorial rules document. */
export class RulesAnswer extends CheckRulesAnswer implements Document {
  @Field(part('do'))
  do: string[];

  @Field(part('tone_and_voice'))
  tone_and_voice: Document['tone_and_voice'];

  @Field(part('topic_inspiration'))
  topic_inspiration: Document['topic_inspiration'];

  @Field(part('article_generation_schedule'))
  article_generation_schedule: Document['article_generation_schedule'];

  @Field(part('spelling'), { optional: true, description: 'The spelling that articles follow.' })
  spelling?: Document['spelling'];

  @Field(part('promotion'), { optional: true, description: 'The rules for promotions.' })
  promotion?: Document['promotion'];

  @Field(part('credentials'), {
    optional: true,
    description: 'The rules for Content Credentials of what leaves the desk; if left out, nothing is signed.',
  })
  credentials?: Document['credentials'];

  @Field(part('security'), {
    optional: true,
    description: 'The rules for signing in, and for what needs a proof.',
  })
  security?: Document['security'];
}
