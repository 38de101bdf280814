import type { RulesTab } from './rules-field';

/**
 * The fields on how people sign in, and what requires a proof. A setting that a house has not decided stays as it was
 * before houses could decide it.
 */
export const securityTab: RulesTab = {
  value: 'security',
  label: 'Security',
  fields: [
    {
      kind: 'cards',
      path: 'security/secondFactor',
      label: 'Second factor',
      absent: 'nobody',
      options: [
        { value: 'nobody', label: 'Nobody needs one', note: 'Everybody can set one up under My Profile.' },
        {
          value: 'administrators',
          label: 'Administrators need one',
          note: 'Who has none yet can do nothing else until it is set up.',
        },
        {
          value: 'everybody',
          label: 'Everybody needs one',
          note: 'Authors, too. Whoever uses your organization’s sign-on shows there what it asks for.',
        },
      ],
    },
    {
      kind: 'date',
      path: 'security/from',
      label: 'Required from',
      absent: '',
      hint: 'Until then, a notice tells those who have none yet. Leave it empty to require it at once.',
    },
    {
      kind: 'number',
      path: 'security/idleMinutes',
      label: 'Longest rest',
      unit: 'minutes',
      least: 15,
      most: 43_200,
      absent: '20160',
      hint: 'Who does nothing for so many minutes is signed out. 720 are 12 hours, which suits most houses.',
    },
    {
      kind: 'number',
      path: 'security/maxDays',
      label: 'Longest session',
      unit: 'days',
      most: 30,
      absent: '30',
      hint: 'After so many days everybody signs in again, however busy.',
    },
    {
      kind: 'cards',
      path: 'security/signOnOnly',
      label: 'Passwords',
      absent: 'no',
      truth: true,
      options: [
        { value: 'no', label: 'Let people in', note: 'Beside passkeys and your organization’s sign-on.' },
        {
          value: 'yes',
          label: 'Let nobody in',
          note: 'Nor do passkeys: only your organization’s sign-on does, once it is set up. Try it first: without it, the way back is npm run admin:password -- --reset-sign-in on the server.',
        },
      ],
    },
    {
      kind: 'cards',
      path: 'security/proofForOverride',
      label: 'Overriding what blocks a promotion',
      absent: 'no',
      truth: true,
      options: [
        { value: 'no', label: 'Needs a reason', note: 'The reason stays on record.' },
        {
          value: 'yes',
          label: 'Asks again who it is',
          note: 'The administrator also shows once more that it is them.',
        },
      ],
    },
  ],
};
