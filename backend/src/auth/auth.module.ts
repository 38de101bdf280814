import { Module } from '@nestjs/common';
import { PersonasModule } from '../personas/personas.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { ProofCheck } from '../platform/http/proof/proof-check.js';
import { SessionLookup } from '../platform/http/access/session-lookup.js';
import { AuthController } from './auth.controller.js';
import { AddPasskeyHandler } from './commands/add-passkey.handler.js';
import { AddUserHandler } from './commands/add-user.handler.js';
import { AssignablePersona } from './commands/assignable-persona.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { ChangeUserHandler } from './commands/change-user.handler.js';
import { DeactivateUserHandler } from './commands/deactivate-user.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { SaveUsersHandler } from './commands/save-users.handler.js';
import { FirstAdministrator } from './first-administrator.js';
import { Housekeeping } from './housekeeping.js';
import { PasswordCredentials } from './passwords/credentials.js';
import { UserDirectory } from './read-models/user-list.js';
import { BeginTotpHandler } from './commands/begin-totp.handler.js';
import { ConfirmTotpHandler } from './commands/confirm-totp.handler.js';
import { RemovePasskeyHandler } from './commands/remove-passkey.handler.js';
import { RemoveTotpHandler } from './commands/remove-totp.handler.js';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes.handler.js';
import { ResetSignInHandler } from './commands/reset-sign-in.handler.js';
import { MethodsController } from './methods.controller.js';
import { OwnPasskeysController } from './own-passkeys.controller.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { KeptPasskeys } from './passkeys/kept-passkeys.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeyStrategy } from './passkeys/passkey.strategy.js';
import { Passkeys } from './passkeys/passkeys.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { Proofs } from './second-factor/proofs.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecondStep } from './second-factor/second-step.js';
import { SignInKey } from './second-factor/sign-in-key.js';
import { SignInTickets } from './second-factor/sign-in-tickets.js';
import { TotpSecrets } from './second-factor/totp-secrets.js';
import { SecondStepController } from './second-step.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SecurityInForce } from './security/security-in-force.js';
import { SignedInUsers } from './security/signed-in-users.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { SignInLimit } from './sign-in/sign-in-limit.js';
import { SignOnCompletion } from './sign-on-completion.js';
import { SignOnController } from './sign-on.controller.js';
import { SignOnSettingsController } from './sign-on-settings.controller.js';
import { BackChannel } from './sign-on/back-channel.js';
import { ProviderChecks } from './sign-on/provider-check.js';
import { SignOnClaims } from './sign-on/sign-on-claims.js';
import { SignOnIdentities } from './sign-on/sign-on-identities.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';
import { SignOnLinks } from './sign-on/sign-on-links.js';
import { SignOnProviders } from './sign-on/sign-on-providers.js';
import { SignOnStates } from './sign-on/sign-on-states.js';
import { SignOnStrategy } from './sign-on/sign-on.strategy.js';
import { LinkSignOnHandler } from './commands/link-sign-on.handler.js';
import { SignOnHandler } from './commands/sign-on.handler.js';
import { UnlinkSignOnHandler } from './commands/unlink-sign-on.handler.js';
import { LinkedSignOnController } from './linked-sign-on.controller.js';
import { UsersController } from './users.controller.js';

/** Users, passwords and sessions. */
@Module({
  imports: [EditorialModule, PersonasModule],
  controllers: [
    AuthController,
    LinkedSignOnController,
    MethodsController,
    OwnPasskeysController,
    PasskeySignInController,
    SecondStepController,
    SessionsController,
    SignOnController,
    SignOnSettingsController,
    UsersController,
  ],
  providers: [
    AddPasskeyHandler,
    AddUserHandler,
    AssignablePersona,
    BackChannel,
    BeginTotpHandler,
    ChangePasswordHandler,
    ChangeUserHandler,
    ConfirmTotpHandler,
    PasswordCredentials,
    DeactivateUserHandler,
    FirstAdministrator,
    Housekeeping,
    KeptPasskeys,
    LinkSignOnHandler,
    OwnPasskeys,
    PasskeyChallenges,
    Passkeys,
    PasskeyStrategy,
    PasswordStrategy,
    Proofs,
    ProviderChecks,
    RecoveryCodes,
    RelyingParty,
    RemovePasskeyHandler,
    RemoveTotpHandler,
    RenewRecoveryCodesHandler,
    ResetPasswordHandler,
    ResetSignInHandler,
    SaveUsersHandler,
    SecondFactors,
    SecondStep,
    SecurityInForce,
    Sessions,
    SessionTable,
    SignedInUsers,
    SignInKey,
    SignInLimit,
    SignInTickets,
    SignOnClaims,
    SignOnCompletion,
    SignOnHandler,
    SignOnIdentities,
    SignOnInvitations,
    SignOnLinks,
    SignOnProviders,
    SignOnStates,
    SignOnStrategy,
    TotpSecrets,
    UnlinkSignOnHandler,
    UserDirectory,
    { provide: ProofCheck, useExisting: Proofs },
    { provide: SessionLookup, useExisting: Sessions },
  ],
  exports: [ProofCheck, SessionLookup],
})
export class AuthModule {}
