import { Field, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';

export class CertificateAnswer {
  @Field(text())
  subject: string;

  @Field(text())
  issuer: string;

  @Field(text(), { description: 'SHA-256 of the certificate, in hex.' })
  fingerprint: string;

  @Field(moment(), { description: 'Until when it is valid.' })
  notAfter: string;

  @Field(flag(), { description: 'The desk made it; others see it as not on a trust list.' })
  selfMade: boolean;
}

export class ActionAnswer {
  @Field(text(), { description: 'As C2PA names it: `c2pa.created`.' })
  action: string;

  @Field(text(), { optional: true })
  when?: string | undefined;

  @Field(text(), { optional: true, description: 'An address of the IPTC’s list.' })
  digitalSourceType?: string | undefined;

  @Field(text(), { optional: true })
  description?: string | undefined;
}

class CheckedManifest {
  @Field(oneOf(['valid', 'invalid', 'none']))
  state: 'valid' | 'invalid' | 'none';

  @Field(text(), { nullable: true, description: 'The name in the certificate; null unless valid.' })
  signer: string | null;

  @Field(flag(), { description: 'This desk signed it.' })
  trusted: boolean;

  @Field(listOf(ActionAnswer), { description: 'None unless valid: anybody may have written them.' })
  actions: ActionAnswer[];

  @Field(text(), {
    nullable: true,
    description: 'What the file says of itself for people; null unless valid.',
  })
  statement: string | null;
}

export class CheckAnswer {
  @Field(nested(CheckedManifest))
  manifest: CheckedManifest;

  @Field(listOf(text()), { description: 'What was found, in sentences.' })
  findings: string[];
}
