import { Injectable, type ArgumentMetadata, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { Class } from './field-rules.js';
import { checkedInput } from './input-check.js';
import { inputClassOf } from './route-inputs.js';
import { refuseUnstorable } from './unfit-members.js';

/**
 * The checks of every body and query: only known members, nothing coerced, only text that can be stored.
 * Also what the body of a route must be, for those who need to know before the route runs.
 */
@Injectable()
export class BodyRules implements PipeTransform {
  /** @throws DomainError `invalid` with every fault */
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (metatype === undefined || (type !== 'body' && type !== 'query')) return value;
    refuseUnstorable(value);
    return checkedInput(metatype as Class, value);
  }

  /** @throws DomainError `invalid` when the route that is about to run will refuse this body. */
  check(body: unknown, context: ExecutionContext): void {
    const metatype = inputClassOf(context, RouteParamtypes.BODY);
    if (metatype) this.transform(body, { type: 'body', metatype });
  }
}
