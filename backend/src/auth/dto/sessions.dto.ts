import { Field, flag, listOf, moment, oneOf, text } from '../../platform/http/input/field.js';
import { strengths, type Strength } from '../../platform/event-sourcing/recorded-event.js';

class SessionAnswer {
  @Field(text())
  id: string;

  @Field(flag(), { description: 'Whether it is the session of this request.' })
  current: boolean;

  @Field(text(), { description: 'As the browser names itself, such as “Firefox”.' })
  browser: string;

  @Field(text(), { description: 'As the browser names it, such as “Windows”.' })
  system: string;

  @Field(moment(), { description: 'When the user signed in.' })
  since: string;

  @Field(moment(), { description: 'When it was last used, to within five minutes.' })
  lastSeenAt: string;

  @Field(oneOf(strengths), {
    description: 'What the user showed to sign in.',
  })
  strength: Strength;

  @Field(text(), {
    optional: true,
    description: 'Address of the machine that used it last; only where SESSION_ADDRESSES is true.',
  })
  address?: string;
}

export class SessionsAnswer {
  @Field(listOf(SessionAnswer), { description: 'The one used last first.' })
  sessions: readonly SessionAnswer[];
}
