import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Proven } from '../sessions/session-table.js';
import { nameDigest, SignInLimit } from '../sign-in/sign-in-limit.js';
import { SecondFactors, wrongFactor, type ShownFactor } from './second-factors.js';
import { SignInTickets } from './sign-in-tickets.js';

/** The step of signing in that follows the password. */
@Injectable()
export class SecondStep {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly tickets: SignInTickets,
    private readonly factors: SecondFactors,
    private readonly limit: SignInLimit,
  ) {}

  /**
   * Proves by ticket and second factor who sent a request; wrong factors count as failed sign-ins.
   * @throws DomainError `ticket-over`, `wrong-code` or `too-many-sign-ins`
   */
  async prove(shown: ShownFactor, request: FastifyRequest, reply: FastifyReply): Promise<Proven> {
    const ticket = await this.tickets.shown(request);
    const { username, userId } = ticket;
    const right = await this.limit.attempt({ username, address: request.ip }, async () => {
      await this.tickets.countTry(ticket);
      return (await this.factors.use(userId, shown, request)) || undefined;
    });
    if (!right) {
      this.logFailure(request, username);
      throw new DomainError('unauthenticated', 'wrong-code', wrongFactor(shown));
    }
    await this.tickets.redeem(ticket, reply);
    return ticket;
  }

  private logFailure({ id, ip }: FastifyRequest, username: string): void {
    const failure = { requestId: id, address: ip, nameDigest: nameDigest(username) };
    this.logger.warn({ msg: 'The second step of a sign-in failed.', ...failure });
  }
}
