import { Module } from '@nestjs/common';
import { TokenLookup } from '../platform/http/access/token-lookup.js';
import { AccessTokensController } from './access-tokens.controller.js';
import { CreateAccessTokenHandler } from './commands/create-access-token.handler.js';
import { RevokeAccessTokenHandler } from './commands/revoke-access-token.handler.js';
import { AccessTokenList } from './read-models/access-token-list.js';
import { TokenSecrets } from './secrets/token-secrets.js';

/** The tokens by which scripts and site builders identify themselves. */
@Module({
  controllers: [AccessTokensController],
  providers: [
    AccessTokenList,
    CreateAccessTokenHandler,
    RevokeAccessTokenHandler,
    TokenSecrets,
    { provide: TokenLookup, useExisting: TokenSecrets },
  ],
  exports: [TokenLookup],
})
export class AccessTokensModule {}
