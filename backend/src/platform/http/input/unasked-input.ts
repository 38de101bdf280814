import type { ExecutionContext } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../../kernel/domain-error.js';
import { noObject } from './known-members.js';
import { inputClassOf } from './route-inputs.js';
import { takesAnyQuery } from './takes-any-query.js';
import { takesFile } from './takes-file.js';
import { invalidFields } from './validation-refusal.js';

/**
 * Refuses a body or a query that a route does not take. Input that a route takes is checked by its class, but otherwise
 * there is none, and the input would be ignored. Probes and scrapers outside of the API may add what they like.
 * @throws DomainError `invalid` that names the unexpected input
 */
export function refuseUnasked(request: FastifyRequest, context: ExecutionContext): void {
  if (!request.routeOptions.url?.startsWith('/api/')) return;
  const takes = (type: RouteParamtypes.BODY | RouteParamtypes.QUERY): boolean =>
    inputClassOf(context, type) !== undefined;
  const unasked = [
    ...(takes(RouteParamtypes.QUERY) || takesAnyQuery(request) ? [] : membersOf(request.query)),
    ...(takes(RouteParamtypes.BODY) || takesFile(request) ? [] : membersOf(request.body)),
  ];
  if (unasked.length > 0) throw invalidFields(unasked);
}

function membersOf(value: unknown): FieldError[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [noObject];
  return Object.keys(value).map((field) => ({ field, message: `${field} isn’t expected here.` }));
}
