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
    description: 'The page to open afterwards, as a path.',
  })
  return?: string;

  @QueryField(text({ min: 1, max: 200 }), { optional: true, description: 'Of the link of an invitation.' })
  invitation?: string;
}

export class SignOnAddressAnswer {
  @Field(text(), { description: 'The address at the provider to go to.' })
  address: string;
}

export class LinkedSignOn {
  @Field(text())
  id: string;

  @Field(text(), {
    description: 'The provider’s name, as on the button; its address if it is no longer set.',
  })
  provider: string;

  @Field(moment())
  linkedAt: string;
}

export class InvitationAnswer {
  @Field(text(), { description: 'Told only now; it works once.' })
  link: string;

  @Field(moment())
  expiresAt: string;
}

class LastClaimsAnswer {
  @Field(listOf(text()), { description: 'The names of the claims that came.' })
  names: readonly string[];

  @Field(listOf(text()), { description: 'The values of the claim that roles follow.' })
  roleValues: readonly string[];

  @Field(moment())
  at: string;
}

class SignOnProviderAnswer {
  @Field(text())
  id: string;

  @Field(text(), { description: 'As on the button.' })
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
    description: 'The claim that roles follow; null where roles are given here.',
  })
  roleClaim: string | null;

  @Field(listOf(text()))
  administrators: readonly string[];

  @Field(listOf(text()))
  authors: readonly string[];

  @Field(flag(), { description: 'Whether somebody whom nobody is linked with becomes a new author.' })
  createUsers: boolean;

  @Field(text(), { description: 'To be entered at the provider: where it leads back to.' })
  redirectUri: string;

  @Field(text(), { description: 'To be entered at the provider: where it leads to after signing out there.' })
  signedOutUri: string;

  @Field(text(), {
    description: 'To be entered at the provider: where it tells that somebody has signed out.',
  })
  backchannelUri: string;

  @Field(nested(LastClaimsAnswer), {
    nullable: true,
    description: 'Of the last sign-on; null before the first one.',
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

  @Field(text(), { description: 'As the provider tells it.' })
  issuer: string;

  @Field(whole({ min: -10_000_000_000, max: 10_000_000_000 }), {
    nullable: true,
    description:
      'How far the provider’s clock is ahead of the server’s; null where it doesn’t tell the time.',
  })
  clockSkewSeconds: number | null;

  @Field(text(), { description: 'To be entered at the provider.' })
  redirectUri: string;

  @Field(listOf(text()), { description: 'One sentence each.' })
  problems: readonly string[];
}
