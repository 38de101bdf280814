import { z } from 'zod';

const minutes = z
  .number()
  .int('Must be a whole number of minutes.')
  .min(15, 'At least 15 minutes.')
  .max(43_200, 'At most 43,200 minutes, which are 30 days.');

const days = z
  .number()
  .int('Must be a whole number of days.')
  .min(1, 'At least 1 day.')
  .max(30, 'At most 30 days.');

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Must be a date such as 2026-12-01.');

/**
 * The rules for how people sign in, and when they have to prove again who they are. Members that are left out have the
 * usual value.
 */
export const securityMember = z.strictObject({
  secondFactor: z
    .enum(['nobody', 'administrators', 'everybody'], 'Must be nobody, administrators or everybody.')
    .default('nobody'),
  from: day.optional(),
  idleMinutes: minutes.default(720),
  maxDays: days.default(30),
  signOnOnly: z.boolean().default(false),
  proofForOverride: z.boolean().default(false),
});

/**
 * The security rules. `from` is when the second factor becomes required, as a date that means its first moment in UTC;
 * without it, the factor is required at once.
 */
export type SecurityRules = z.output<typeof securityMember>;

/** The rules of a house that has decided nothing; they keep the behaviour from before there was anything to decide. */
export const undecidedSecurity: SecurityRules = {
  secondFactor: 'nobody',
  idleMinutes: 20_160,
  maxDays: 30,
  signOnOnly: false,
  proofForOverride: false,
};

export function securityOf({ security }: { readonly security?: SecurityRules | undefined }): SecurityRules {
  return security ?? undecidedSecurity;
}

/** Returns when a second factor becomes required of a role, or undefined if it is not required. */
export function secondFactorFrom(
  { secondFactor, from }: SecurityRules,
  role: 'admin' | 'author',
): Date | undefined {
  const concerned = secondFactor === 'everybody' || (secondFactor === 'administrators' && role === 'admin');
  return concerned ? new Date(from ?? 0) : undefined;
}

/** Whether two documents have the same rules for how people sign in, even if they are written differently. */
export function isSameSecurity(
  one: Parameters<typeof securityOf>[0],
  other: Parameters<typeof securityOf>[0],
): boolean {
  const told = (rules: SecurityRules) => securityMember.keyof().options.map((name) => rules[name] ?? null);
  return JSON.stringify(told(securityOf(one))) === JSON.stringify(told(securityOf(other)));
}
