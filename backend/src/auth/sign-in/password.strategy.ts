import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { UserDirectory } from '../read-models/user-list.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { SecurityInForce } from '../security/security-in-force.js';
import type { Proven } from '../sessions/session-table.js';

/**
 * Signs in by user name and password. Where only the house’s sign-on lets people in, a password is worth nothing unless
 * the server admitted it, and nobody learns whether it was right. Neither the answer nor its time shows whether there
 * is such a user, or whether the user is active.
 */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UserDirectory,
    private readonly credentials: PasswordCredentials,
    private readonly security: SecurityInForce,
  ) {
    super();
  }

  async validate(username: string, password: string): Promise<Proven | false> {
    const user = await this.users.findByName(username);
    const matches = await this.credentials.match(user?.credentialId, password);
    const { signOnOnly } = await this.security.rulesInForce();
    if (!user?.isActive || user.credentialId === null || !matches) return false;
    if (signOnOnly && !user.passwordAdmitted) return false;
    return { userId: user.id, credentialId: user.credentialId, deactivation: user.deactivation };
  }
}
