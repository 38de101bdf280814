import { claimKinds, type Claim, type ClaimKind } from '../../../../checks/text/claim.js';
import { Field, listOf, oneOf, text } from '../../platform/http/input/field.js';

/** The words of a model about a passage when it read the draft with its sources. */
export class ReviewClaim implements Claim {
  @Field(text(), { description: 'The claim as it stood in the draft, without its markdown.' })
  quotation: string;

  @Field(listOf(text()), { description: 'The ids of the sources that the claim cites, such as `s1`.' })
  cites: string[];

  @Field(oneOf(claimKinds))
  kind: ClaimKind;

  @Field(text(), {
    nullable: true,
    description: 'The id of the source that the claim was compared with, such as `s1`.',
  })
  source: string | null;

  @Field(text(), {
    nullable: true,
    description: 'The passage of that source that was compared with the claim.',
  })
  passage: string | null;

  @Field(text(), { nullable: true, description: 'The passage of the draft that contradicts the claim.' })
  other: string | null;

  @Field(text(), { description: 'The model’s suggestion for mending the claim; may be empty.' })
  fix: string;
}
