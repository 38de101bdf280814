import { PackageDetail } from '../../articles/contract.js';
import { ActionAnswer } from '../../credentials/contract.js';
import { Field, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';

/** The credential of a package, which says how the package was made and can prove it. */
export class CredentialAnswer {
  @Field(oneOf(['signed', 'off']))
  state: 'signed' | 'off';

  @Field(text(), { optional: true, description: 'The issuer of the certificate.' })
  issuer?: string;

  @Field(text(), { optional: true, description: 'The SHA-256 of the certificate, in hex.' })
  fingerprint?: string;

  @Field(moment(), { optional: true })
  signedAt?: string;

  @Field(text(), {
    optional: true,
    description: 'How the text was made and who answers for it, in a few sentences.',
  })
  statement?: string;

  @Field(listOf(ActionAnswer), { optional: true })
  actions?: ActionAnswer[];

  @Field(oneOf(['fully_autonomous', 'prompt_guided', 'human_validated']), {
    optional: true,
    nullable: true,
    description: 'The level of human oversight, as C2PA names it; null if no word is a model’s.',
  })
  humanOversightLevel?: 'fully_autonomous' | 'prompt_guided' | 'human_validated' | null;
}

/** A whole package with its credential. */
export class PublishedPackage extends PackageDetail {
  @Field(nested(CredentialAnswer))
  credential: CredentialAnswer;
}
