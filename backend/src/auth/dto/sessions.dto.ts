import { Field, flag, listOf, moment, oneOf, text } from '../../platform/http/input/field.js';
import { strengths, type Strength } from '../../platform/event-sourcing/recorded-event.js';

class SessionAnswer {
  @Field(text())
  id: string;

  @Field(flag(), { description: 'Whether this is the session of the request.' })
  current: boolean;

  @Field(text(), { description: 'The browser’s name, such as “Firefox”, as the browser gives it.' })
  browser: string;

  @Field(text(), { description: 'The system’s name, such as “Windows”, as the browser gives it.' })
  system: string;

  @Field(moment(), { description: 'When the user signed in.' })
  since: string;

  @Field(moment(), { description: 'When the session was last used, to within five minutes.' })
  lastSeenAt: string;

  @Field(oneOf(strengths), {
    description: 'What the user showed to sign in.',
  })
  strength: Strength;

  @Field(text(), {
    optional: true,
    description:
      'The network address from which the session was last used; given only if `SESSION_ADDRESSES` is `true`.',
  })
  address?: string;
}

export class SessionsAnswer {
  @Field(listOf(SessionAnswer), { description: 'The user’s sessions, the last used first.' })
  sessions: readonly SessionAnswer[];
}
