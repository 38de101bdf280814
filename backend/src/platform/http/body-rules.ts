import { Injectable, ValidationPipe, type ArgumentMetadata, type ExecutionContext } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import { inputClassOf } from './route-inputs.js';
import { refuseInherited, refuseUnstorable } from './unfit-members.js';
import { validationRefusal } from './validation-refusal.js';

/**
 * The checks of every body and query: only known members, nothing coerced, only text that can be stored.
 * Also what the body of a route must be, for those who need to know before the route runs.
 */
@Injectable()
export class BodyRules extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: validationRefusal,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' || metadata.type === 'query') {
      refuseUnstorable(value);
      refuseInherited(value);
    }
    return (await super.transform(value, metadata)) as unknown;
  }

  /** @throws DomainError `invalid` when the route that is about to run will refuse this body. */
  async check(body: unknown, context: ExecutionContext): Promise<void> {
    const metatype = inputClassOf(context, RouteParamtypes.BODY);
    if (metatype) await this.transform(body, { type: 'body', metatype });
  }
}
