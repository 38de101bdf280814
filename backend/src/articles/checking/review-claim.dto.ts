import { claimKinds, type Claim, type ClaimKind } from '../../../../checks/text/claim.js';
import { Field, listOf, oneOf, text } from '../../platform/http/input/field.js';

/** The words of a model about a passage when it read the draft with its sources. */
export class ReviewClaim implements Claim {
  @Field(text(), { description: 'Stood in the draft, here without its markdown.' })
  quotation: string;

  @Field(listOf(text()), { description: 'The sources that the statement cited: `s1`.' })
  cites: string[];

  @Field(oneOf(claimKinds))
  kind: ClaimKind;

  @Field(text(), { nullable: true, description: 'As it is cited: `s1`.' })
  source: string | null;

  @Field(text(), { nullable: true, description: 'Stands in that source.' })
  passage: string | null;

  @Field(text(), { nullable: true, description: 'The passage of the draft that it does not agree with.' })
  other: string | null;

  @Field(text(), { description: 'What would mend it, by the model; may be empty.' })
  fix: string;
}
