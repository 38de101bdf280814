import { Field, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';

export class CertificateAnswer {
  @Field(text())
  subject: string;

  @Field(text())
  issuer: string;

  @Field(text(), { description: 'The SHA-256 of the certificate, in hex.' })
  fingerprint: string;

  @Field(moment(), { description: 'The moment until which the certificate is valid.' })
  notAfter: string;

  @Field(flag(), {
    description: 'Whether the desk made the certificate. To others, such a certificate is on no trust list.',
  })
  selfMade: boolean;
}

export class ActionAnswer {
  @Field(text(), { description: 'The name of the action in C2PA, such as `c2pa.created`.' })
  action: string;

  @Field(text(), { optional: true })
  when?: string | undefined;

  @Field(text(), { optional: true, description: 'The kind of origin, as an address in the IPTC’s list.' })
  digitalSourceType?: string | undefined;

  @Field(text(), { optional: true })
  description?: string | undefined;
}

class CheckedManifest {
  @Field(oneOf(['valid', 'invalid', 'none']))
  state: 'valid' | 'invalid' | 'none';

  @Field(text(), {
    nullable: true,
    description: 'The name in the certificate; null unless the manifest is valid.',
  })
  signer: string | null;

  @Field(flag(), { description: 'Whether this desk signed the file.' })
  trusted: boolean;

  @Field(listOf(ActionAnswer), {
    description:
      'The actions that the manifest lists; empty unless it is valid, since anybody may have written them.',
  })
  actions: ActionAnswer[];

  @Field(text(), {
    nullable: true,
    description: 'What the file says about itself, in words for people; null unless the manifest is valid.',
  })
  statement: string | null;
}

export class CheckAnswer {
  @Field(nested(CheckedManifest))
  manifest: CheckedManifest;

  @Field(listOf(text()), { description: 'What the check found, as sentences.' })
  findings: string[];
}
