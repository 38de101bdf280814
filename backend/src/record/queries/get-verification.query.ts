import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LastVerificationAnswer } from '../record.dto.js';
import { LastVerification } from '../verification/last-verification.js';

/** What the last verification of the whole record found. */
export class GetVerification extends Query<LastVerificationAnswer> {}

@QueryHandler(GetVerification)
export class GetVerificationHandler implements IQueryHandler<GetVerification> {
  constructor(private readonly last: LastVerification) {}

  async execute(): Promise<LastVerificationAnswer> {
    return { verification: await this.last.read() };
  }
}
