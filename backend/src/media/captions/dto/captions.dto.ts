import { CaptionMark } from '../../../articles/contract.js';
import { Missing } from '../../../platform/ai/missing.dto.js';
import { Field, count, flag, listOf, text, whole } from '../../../platform/http/input/field.js';

export class GenerateCaptionsBody {
  @Field(text({ min: 1, max: 100 }), { missing: 'Please select an article to generate captions' })
  articleId: string;

  @Field(flag(), {
    optional: true,
    description: 'Whether to return the captions that the article already has, if it has any.',
  })
  onlyIfMissing?: boolean;

  @Field(whole({ min: 0, max: 2 }), {
    optional: true,
    description:
      'The only caption to rewrite, counted from 0, or the next one that is missing; the others stay. Not together with `onlyIfMissing`.',
  })
  only?: number;
}

export class ApproveCaptionBody {
  @Field(text({ min: 1, max: 100 }))
  articleId: string;

  @Field(whole({ min: 0, max: 2 }), { description: 'The caption to approve, counted from 0.' })
  caption: number;

  @Field(text({ min: 1, max: 20_000 }), { description: 'The whole caption, as it was read.' })
  words: string;
}

export class CaptionLabels {
  @Field(text(), {
    nullable: true,
    description: 'The label for a caption that a person has approved; null for none.',
  })
  approved: string | null;

  @Field(text(), {
    nullable: true,
    description: 'The label for a caption that nobody has approved; null for none.',
  })
  unapproved: string | null;
}

export class CaptionsAnswer {
  @Field(flag())
  success: true;

  @Field(text(), { description: 'A sentence for people that tells what was done.' })
  message: string;

  @Field(listOf(text()), {
    description:
      'Three complete captions, or fewer if some are missing, each with its sentences, call to action and hashtags.',
  })
  captions: string[];

  @Field(listOf(count), {
    description: 'The revision of the article that each caption was made from.',
  })
  revisions: number[];

  @Field(listOf(CaptionMark))
  marks: CaptionMark[];

  @Field(listOf(Missing))
  missing: Missing[];
}
