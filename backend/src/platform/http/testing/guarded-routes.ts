import type { Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { readSettings, SETTINGS } from '../../config/settings.js';
import { AccessGuard } from '../access/access.guard.js';
import { SessionLookup } from '../access/session-lookup.js';
import { TokenLookup } from '../access/token-lookup.js';
import { BodyRules } from '../input/body-rules.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { OpenApiText } from '../description/openapi-text.js';

const none = () => Promise.resolve(undefined);
const nobody = { find: none, findSealing: none };

/** The rules for every route of the product, for the routes of a test: access, checks of input, problem documents. */
export function guardedRoutes(sessions: SessionLookup = nobody, tokens: TokenLookup = nobody): Provider[] {
  return [
    OpenApiText,
    { provide: SETTINGS, useValue: readSettings({}) },
    { provide: SessionLookup, useValue: sessions },
    { provide: TokenLookup, useValue: tokens },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: BodyRules },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ];
}
