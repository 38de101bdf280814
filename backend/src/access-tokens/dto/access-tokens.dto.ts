import { scopes, type Scope } from '../../platform/http/access/access.js';
import {
  Field,
  flag,
  listOf,
  moment,
  nameText,
  nested,
  oneOf,
  text,
} from '../../platform/http/input/field.js';

const scopeList = listOf(oneOf(scopes), { min: 1, max: 10 });

export class NewTokenBody {
  @Field(nameText({ min: 1, max: 100 }), {
    description: 'Unique among the tokens that are not revoked, regardless of case.',
  })
  name: string;

  @Field(scopeList, { description: 'What the token opens: promoted articles, the record.' })
  scopes: Scope[];

  @Field(moment(), { description: 'In the future.' })
  expiresAt: string;

  @Field(flag(), {
    optional: true,
    description:
      'For a reader of feeds that can send no header: the secret is part of the address, `/feeds/{secret}.json`, `.atom` or `.rss`, and opens nothing else. Defaults to false.',
  })
  feed?: boolean;
}

export class NewToken {
  @Field(text())
  id: string;

  @Field(text())
  name: string;

  @Field(scopeList)
  scopes: readonly Scope[];

  @Field(moment())
  expiresAt: string;

  @Field(flag(), { description: 'Its secret is part of the address of a feed.' })
  feed: boolean;
}

export class NewTokenAnswer {
  @Field(nested(NewToken))
  token: NewToken;

  @Field(text(), {
    description: 'What goes after `Authorization: Bearer` or, of a feed, into its address. Shown only once.',
  })
  secret: string;
}

export class AccessTokenView extends NewToken {
  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'Name of the administrator who created it.' })
  createdBy: string;

  @Field(moment(), { nullable: true, description: 'To within ten minutes; null if it was never used.' })
  lastUsedAt: string | null;

  @Field(flag(), { description: 'It opens nothing while whoever created it is no active administrator.' })
  suspended: boolean;
}

export class AccessTokensAnswer {
  @Field(listOf(AccessTokenView), { description: 'All but those that were revoked, newest first.' })
  tokens: AccessTokenView[];
}
