import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { renderSVG } from 'uqr';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { totpIsOn } from '../domain/sign-in-methods.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { TotpSecrets, totpUri } from '../second-factor/totp-secrets.js';

/** The secret of a new authenticator app, in the forms that a person and the app can read. */
export interface NewTotp {
  /** The secret in base32. */
  readonly secret: string;
  readonly uri: string;
  /** The QR code as SVG. */
  readonly qr: string;
}

/** Makes a secret for an authenticator app, which takes effect only with its first code. */
export class BeginTotp extends Command<NewTotp> {
  constructor(
    readonly userId: string,
    readonly username: string,
  ) {
    super();
  }
}

@CommandHandler(BeginTotp)
export class BeginTotpHandler implements ICommandHandler<BeginTotp> {
  constructor(
    private readonly factors: SecondFactors,
    private readonly secrets: TotpSecrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ userId, username }: BeginTotp): Promise<NewTotp> {
    const { totpId } = await this.factors.of(userId);
    if (totpId !== null) throw totpIsOn();
    const secret = await this.secrets.make(userId);
    const uri = totpUri(secret, this.settings.brandName, username);
    return { secret: secret.base32, uri, qr: renderSVG(uri) };
  }
}
