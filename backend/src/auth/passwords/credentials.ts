import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { derivedId } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { hashPassword, verifyPassword } from './password-hash.js';

/**
 * Hashes of passwords, kept apart from events because events cannot be forgotten. A row is written first; an event that
 * names its id brings it into force. A crash in between leaves a row that nobody uses.
 */
@Injectable()
export class PasswordCredentials {
  /** The hash that a password is compared with if there is none, so that the answer takes the same time. */
  private readonly nobodys = hashPassword(crypto.randomUUID());

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the password that a command is to bring into force.
   * @returns the credential’s id, which is the same for every repeat of the command
   */
  async storeFor(commandId: string, userId: string, password: string): Promise<string> {
    const id = derivedId(commandId, 'credential');
    await this.store(id, userId, password);
    return id;
  }

  /** Stores a password under an id that no event names yet; replaces the password that an earlier try left there. */
  async store(id: string, userId: string, password: string): Promise<void> {
    await this.database.query(
      `insert into credential (id, user_id, hash, created_at) values ($1, $2, $3, $4)
       on conflict (id) do update set hash = excluded.hash, created_at = excluded.created_at`,
      [id, userId, await hashPassword(password), this.clock.now()],
    );
  }

  /** Whether the password is the credential’s; false for every password if there is no credential. */
  async match(id: string | null | undefined, password: string): Promise<boolean> {
    const [row] = await this.database.query<{ hash: string }[]>('select hash from credential where id = $1', [
      id ?? null,
    ]);
    const matches = await verifyPassword(row?.hash ?? (await this.nobodys), password);
    return row !== undefined && matches;
  }
}
