import { Injectable, ValidationPipe, type ArgumentMetadata, type ExecutionContext } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import { DomainError, type FieldError } from '../../kernel/domain-error.js';
import type { Class } from './field-rules.js';
import { knownMembers, noObject } from './known-members.js';
import { inputClassOf } from './route-inputs.js';
import { refuseUnstorable } from './unstorable-members.js';
import { invalidFields, validationRefusal } from './validation-refusal.js';

/**
 * Checks every body and query: only known members, no values converted, only text that can be stored. It can also check
 * a route’s body before the route runs.
 */
@Injectable()
export class BodyRules extends ValidationPipe {
  constructor() {
    super({ transform: true, stopAtFirstError: true, exceptionFactory: validationRefusal });
  }

  /** @throws DomainError `invalid` with every fault: first those of known members, then the unknown members */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (metatype === undefined || (type !== 'body' && type !== 'query')) return value;
    // A missing body is read as one without members, which may be enough, but null was sent on purpose.
    if (value === null) throw invalidFields([noObject]);
    refuseUnstorable(value);
    const unknown: FieldError[] = [];
    const known = knownMembers(metatype as Class, value, unknown);
    const checked: unknown = await super.transform(known, metadata).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw invalidFields([...(error.details.errors ?? []), ...unknown]);
    });
    if (unknown.length > 0) throw invalidFields(unknown);
    return checked;
  }

  /** @throws DomainError `invalid` if the route that is about to run would refuse this body */
  async check(body: unknown, context: ExecutionContext): Promise<void> {
    const metatype = inputClassOf(context, RouteParamtypes.BODY);
    if (metatype) await this.transform(body, { type: 'body', metatype });
  }
}
