import {
  Field,
  flag,
  listOf,
  moment,
  nested,
  QueryField,
  text,
  whole,
} from '../../platform/http/input/field.js';

export class BeginSignOnQuery {
  @QueryField(text({ max: 4_000 }), {
    optional: true,
    description: 'The path of the page to open afterwards.',
  })
  return?: string;

  @QueryField(text({ min: 1, max: 200 }), {
    optional: true,
    description: 'The code in the link of an invitation.',
  })
  invitation?: string;
}

export class SignOnAddressAnswer {
  @Field(text(), { description: 'The address at the provider that the browser should open.' })
  address: string;
}

export class LinkedSignOn {
  @Field(text())
  id: string;

  @Field(text(), {
    description: 'The provider’s name, as on its button, or its address if it is no longer set up.',
  })
  provider: string;

  @Field(moment())
  linkedAt: string;
}

export class InvitationAnswer {
  @Field(text(), { description: 'The link, shown only now. It works once.' })
  link: string;

  @Field(moment())
  expiresAt: string;
}

class LastClaimsAnswer {
  @Field(listOf(text()), { description: 'The names of the claims that arrived.' })
  names: readonly string[];

  @Field(listOf(text()), { description: 'The values of the claim that roles follow.' })
  roleValues: readonly string[];

  @Field(moment())
  at: string;
}

class SignOnProviderAnswer {
  @Field(text())
  id: string;

  @Field(text(), { description: 'The provider’s name, as on its button.' })
  name: string;

  @Field(text())
  issuer: string;

  @Field(text())
  clientId: string;

  @Field(flag(), { description: 'Whether a client secret is set.' })
  hasSecret: boolean;

  @Field(text())
  scopes: string;

  @Field(text(), {
    nullable: true,
    description: 'The claim that roles follow; null if roles are given at this desk.',
  })
  roleClaim: string | null;

  @Field(listOf(text()))
  administrators: readonly string[];

  @Field(listOf(text()))
  authors: readonly string[];

  @Field(flag(), { description: 'Whether a person whose account is linked to no user becomes a new author.' })
  createUsers: boolean;

  @Field(text(), { description: 'The address to enter at the provider as the one it sends people back to.' })
  redirectUri: string;

  @Field(text(), {
    description:
      'The address to enter at the provider as the one it sends people to after they signed out there.',
  })
  signedOutUri: string;

  @Field(text(), {
    description: 'The address to enter at the provider as the one it calls when somebody has signed out.',
  })
  backchannelUri: string;

  @Field(nested(LastClaimsAnswer), {
    nullable: true,
    description: 'The claims of the last sign-on; null before the first one.',
  })
  lastClaims: LastClaimsAnswer | null;
}

export class SignOnProvidersAnswer {
  @Field(listOf(SignOnProviderAnswer))
  providers: readonly SignOnProviderAnswer[];
}

export class ProviderCheckAnswer {
  @Field(flag())
  reachable: boolean;

  @Field(text(), { description: 'The issuer, as the provider names itself.' })
  issuer: string;

  @Field(whole({ min: -10_000_000_000, max: 10_000_000_000 }), {
    nullable: true,
    description:
      'How many seconds the provider’s clock is ahead of the server’s; null if the provider doesn’t give the time.',
  })
  clockSkewSeconds: number | null;

  @Field(text(), { description: 'The address to enter at the provider as the one it sends people back to.' })
  redirectUri: string;

  @Field(listOf(text()), { description: 'The problems, each in one sentence.' })
  problems: readonly string[];
}
