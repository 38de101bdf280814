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
    description: 'The token’s name, unique among the tokens that are not revoked, regardless of case.',
  })
  name: string;

  @Field(scopeList, { description: 'What the token opens: the promoted articles, the record, or both.' })
  scopes: Scope[];

  @Field(moment(), { description: 'When the token expires; it must be in the future.' })
  expiresAt: string;

  @Field(flag(), {
    optional: true,
    description:
      'Whether the token is for a feed reader that cannot send headers: its secret is then part of the address, `/feeds/{secret}.json`, `.atom` or `.rss`, and opens nothing else. Defaults to false.',
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

  @Field(flag(), { description: 'Whether the token’s secret is part of a feed’s address.' })
  feed: boolean;
}

export class NewTokenAnswer {
  @Field(nested(NewToken))
  token: NewToken;

  @Field(text(), {
    description:
      'The token’s secret, shown only once. It goes after `Authorization: Bearer` or, for a feed, into the feed’s address.',
  })
  secret: string;
}

export class AccessTokenView extends NewToken {
  @Field(moment())
  createdAt: string;

  @Field(text(), { description: 'The name of the administrator who created the token.' })
  createdBy: string;

  @Field(moment(), {
    nullable: true,
    description: 'When the token was last used, to within ten minutes; null if it was never used.',
  })
  lastUsedAt: string | null;

  @Field(flag(), {
    description:
      'Whether the token is suspended: it opens nothing while the person who created it is not an active administrator.',
  })
  suspended: boolean;
}

export class AccessTokensAnswer {
  @Field(listOf(AccessTokenView), { description: 'All tokens that are not revoked, newest first.' })
  tokens: AccessTokenView[];
}
