import { Inject, Injectable } from '@nestjs/common';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { Destination, Sending } from '../channels/channel.js';
import type { Digest } from '../channels/digest.js';
import { MailChannel } from '../channels/mail-channel.js';

export interface PersonalMessage {
  /** The e-mail address of the person. */
  readonly to: string;
  readonly digest: Digest;
}

/** Sends e-mail to one person, at the address of their user. */
@Injectable()
export class SignInMail implements Destination<PersonalMessage> {
  readonly name = 'person';

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** A mail server is enough. The recipients of the house's own messages do not matter here. */
  get configured(): boolean {
    return this.settings.smtpUrl !== undefined;
  }

  send(id: string, { to, digest }: PersonalMessage, signal: AbortSignal): Promise<Sending> {
    return new MailChannel({ ...this.settings, mailTo: [to] }).send(id, digest, signal);
  }
}
