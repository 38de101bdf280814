import type { EditorialRules } from '../../editorial/contract.js';
import { readSettings } from '../../platform/config/settings.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Clock } from '../../platform/kernel/clock.js';
import { SecurityInForce } from './security-in-force.js';

it.each([
  ['does not hold', 'there is no provider', {}, false],
  ['holds', 'there is one', { OIDC_ISSUER: 'https://sso.example', OIDC_CLIENT_ID: 'desk' }, true],
])('sign-on alone %s where %s', async (_what, _where, environment, holds) => {
  const security = { secondFactor: 'nobody', idleMinutes: 60, maxDays: 1, signOnOnly: true };
  const rules = { current: () => Promise.resolve({ document: { security } }) } as unknown as EditorialRules;
  const inForce = new SecurityInForce(rules, new Clock(), readSettings(environment), new ChangeFeed());
  expect(await inForce.rulesInForce()).toMatchObject({ idleMinutes: 60, signOnOnly: holds });
});
