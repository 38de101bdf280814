import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Role } from '../request/request-context.js';

/** Who may call a route: anyone, or signed-in users of these roles. */
export type Access = 'public' | readonly Role[];

const accessKey = 'access';
const beforePasswordChangeKey = 'access:before-password-change';
const beforeSecondFactorKey = 'access:before-second-factor';

/** The scopes of a token. */
export const scopes = ['articles:read', 'audit:read'] as const;
export type Scope = (typeof scopes)[number];
const scopeKey = 'access:scope';

/** Lets anyone call a route, even without a session; `@CurrentUser()` and `@Context()` cannot be used. */
export const Public = () => SetMetadata(accessKey, 'public' satisfies Access);

/** Lets signed-in users of these roles call a route. On a class, it covers all routes that declare nothing else. */
export const Roles = (...roles: [Role, ...Role[]]) => SetMetadata(accessKey, roles satisfies Access);

/** Also opens a route to scripts with a token of this scope, which see what an administrator sees. For reading only. */
export const OpenToTokens = (scope: Scope) => SetMetadata(scopeKey, scope);

/** Also opens a route to a user who must change a temporary password first. */
export const AllowedBeforePasswordChange = () => SetMetadata(beforePasswordChangeKey, true);

/** Also opens a route to a user who must set up a second factor first. On a class, it covers all routes. */
export const AllowedBeforeSecondFactor = () => SetMetadata(beforeSecondFactorKey, true);

type Handler = ReturnType<ExecutionContext['getHandler']>;
type Route = [handler: Handler, controller: ReturnType<ExecutionContext['getClass']>];

/** Who may call a route; undefined if the route declares nothing, and then nobody may call it. */
export function declaredAccess(reflector: Reflector, ...route: Route): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(accessKey, route);
}

export function isAllowedBeforePasswordChange(reflector: Reflector, handler: Handler): boolean {
  return reflector.get<boolean | undefined>(beforePasswordChangeKey, handler) ?? false;
}

export function isAllowedBeforeSecondFactor(reflector: Reflector, ...route: Route): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(beforeSecondFactorKey, route) ?? false;
}

/** The scope that a token needs for a route; undefined if no token is accepted. */
export function declaredScope(reflector: Reflector, ...route: Route): Scope | undefined {
  return reflector.getAllAndOverride<Scope | undefined>(scopeKey, route);
}
