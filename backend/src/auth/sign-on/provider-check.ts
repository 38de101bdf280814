import { Injectable } from '@nestjs/common';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { providerProblem } from './sign-on-problem.js';
import { askProvider, SignOnProviders } from './sign-on-providers.js';

/** How far clocks may differ before tokens are refused, in seconds. */
const toleranceSeconds = 30;

export interface ProviderCheck {
  readonly reachable: boolean;
  /** The issuer that the provider names; the setting’s value if it names none. */
  readonly issuer: string;
  /** How far the provider’s clock is ahead of ours, in whole seconds; null if it does not tell the time. */
  readonly clockSkewSeconds: number | null;
  /** The problems, each as one sentence that says what to do. */
  readonly problems: readonly string[];
}

/** Checks whether a provider can be reached and matches the settings. */
@Injectable()
export class ProviderChecks {
  constructor(
    private readonly providers: SignOnProviders,
    private readonly clock: Clock,
  ) {}

  async check(provider: SignOnProvider): Promise<ProviderCheck> {
    let [reachable, skew]: [boolean, number | null] = [false, null];
    const asking: typeof askProvider = async (url, init) => {
      const before = this.clock.now().getTime();
      const response = await askProvider(url, init);
      reachable = response.status < 500;
      const told = Date.parse(response.headers.get('date') ?? '');
      const middle = (before + this.clock.now().getTime()) / 2;
      // The header has whole seconds, so on average half a second has passed since.
      if (!Number.isNaN(told)) skew = Math.round((told + 500 - middle) / 1_000);
      return response;
    };
    const problems: string[] = [];
    let { issuer } = provider;
    try {
      const metadata = (await this.providers.discover(provider, asking)).serverMetadata();
      ({ issuer } = metadata);
      problems.push(...faultsOf(metadata));
    } catch (error) {
      const { kind, detail } = providerProblem(error);
      problems.push(kind === 'wrong-issuer' ? detail : `The provider can’t be used: ${detail}`);
    }
    if (provider.issuer.startsWith('http:'))
      problems.push(
        'The issuer begins with http://, so anybody on the way can read and change what it says. Use https:// for anything but a test.',
      );
    if (skew !== null && Math.abs(skew) > toleranceSeconds) problems.push(skewLine(skew));
    return { reachable, issuer, clockSkewSeconds: skew, problems };
  }
}

type Metadata = Readonly<
  Partial<Record<'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>>
> & {
  supportsPKCE(): boolean;
};

function faultsOf(metadata: Metadata): string[] {
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
    .filter((name) => metadata[name] === undefined)
    .map((name) => `The provider tells no ${name}, without which nobody can sign on.`);
  return metadata.supportsPKCE()
    ? missing
    : [...missing, 'The provider doesn’t say that it knows PKCE. It is used all the same, and most take it.'];
}

function skewLine(skew: number): string {
  const where = skew > 0 ? 'ahead of' : 'behind';
  return `The provider’s clock is ${Math.abs(skew)} seconds ${where} this server’s. Sign-on fails above ${toleranceSeconds}: set the clocks.`;
}
