import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { Metrics } from '../../platform/health/metrics.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ContentCredentials } from '../signing/credentials.js';
import { SigningCertificates } from '../certificates/signing-certificates.js';

const dayMs = 86_400_000;
/** The number of days before the end of the certificate from which the log warns; `urgentFrom` likewise. */
const warnFrom = 60;
const urgentFrom = 14;

/** Warns daily in the leader’s log before the certificate ends, and reports the remaining days as a metric. */
@Injectable()
export class CertificateWarnings implements OnApplicationBootstrap {
  private readonly logger = new Logger('Credentials');

  constructor(
    private readonly credentials: ContentCredentials,
    private readonly certificates: SigningCertificates,
    private readonly leadership: Leadership,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'credentials_certificate_days',
      'Days until the certificate of Content Credentials ends; not a number while nothing is signed',
      () => this.daysLeft().catch(() => Number.NaN),
    );
  }

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('certificate of content credentials', dayMs, () => this.warn());
  }

  private async warn(): Promise<void> {
    const days = await this.daysLeft();
    if (!(days <= warnFrom)) return;
    const said =
      days < 0
        ? 'The certificate of Content Credentials has ended: what is signed with it is invalid.'
        : `The certificate of Content Credentials ends in ${days} days.`;
    const remedy = 'Set CREDENTIALS_KEY and CREDENTIALS_CERTIFICATE to a new pair.';
    if (days <= urgentFrom) this.logger.error(`${said} ${remedy}`);
    else this.logger.warn(`${said} ${remedy}`);
  }

  /** Returns the remaining whole days; not a number while nothing is signed. */
  private async daysLeft(): Promise<number> {
    if (!(await this.credentials.isOn())) return Number.NaN;
    const { notAfter } = await this.certificates.inForce();
    return Math.floor((Date.parse(notAfter) - this.clock.now().getTime()) / dayMs);
  }
}
