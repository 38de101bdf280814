import { SetMetadata, applyDecorators, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';

export type Role = 'admin' | 'author';

/** Who may call a route: anybody, or signed-in users of these roles. */
export type Access = 'public' | readonly Role[];

const accessKey = 'access';
const beforePasswordChangeKey = 'access:before-password-change';

export const sessionScheme = 'session';

/** Anybody may call this, also without a session; `@CurrentUser()` and `@Context()` are not there. */
export const Public = () => SetMetadata(accessKey, 'public' satisfies Access);

/** Signed-in users of these roles may call this. On a class: all its routes that say nothing else. */
export const Roles = (...roles: [Role, ...Role[]]) =>
  applyDecorators(SetMetadata(accessKey, roles satisfies Access), ApiSecurity(sessionScheme));

/** Also for a user whose temporary password has to be changed first. */
export const AllowedBeforePasswordChange = () => SetMetadata(beforePasswordChangeKey, true);

type Handler = ReturnType<ExecutionContext['getHandler']>;
type Controller = ReturnType<ExecutionContext['getClass']>;

/** What a route declares; undefined when it declares nothing, and then nobody may call it. */
export function declaredAccess(
  reflector: Reflector,
  handler: Handler,
  controller: Controller,
): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
}

export function isAllowedBeforePasswordChange(reflector: Reflector, handler: Handler): boolean {
  return reflector.get<boolean | undefined>(beforePasswordChangeKey, handler) ?? false;
}
