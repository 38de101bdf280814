import { Module } from '@nestjs/common';
import { PersonasModule } from '../personas/personas.module.js';
import { SessionLookup } from '../platform/http/access/session-lookup.js';
import { AuthController } from './auth.controller.js';
import { AddUserHandler } from './commands/add-user.handler.js';
import { AssignablePersona } from './commands/assignable-persona.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { ChangeUserHandler } from './commands/change-user.handler.js';
import { DeactivateUserHandler } from './commands/deactivate-user.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { SaveUsersHandler } from './commands/save-users.handler.js';
import { FirstAdministrator } from './first-administrator.js';
import { Housekeeping } from './housekeeping.js';
import { Credentials } from './passwords/credentials.js';
import { UserDirectory } from './read-models/user-list.js';
import { SessionsController } from './sessions.controller.js';
import { SessionTable } from './sessions/session-table.js';
import { Sessions } from './sessions/sessions.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { SignInLimit } from './sign-in/sign-in-limit.js';
import { UsersController } from './users.controller.js';

/** Users, passwords and sessions. */
@Module({
  imports: [PersonasModule],
  controllers: [AuthController, SessionsController, UsersController],
  providers: [
    AddUserHandler,
    AssignablePersona,
    ChangePasswordHandler,
    ChangeUserHandler,
    Credentials,
    DeactivateUserHandler,
    FirstAdministrator,
    Housekeeping,
    PasswordStrategy,
    ResetPasswordHandler,
    SaveUsersHandler,
    Sessions,
    SessionTable,
    SignInLimit,
    UserDirectory,
    { provide: SessionLookup, useExisting: Sessions },
  ],
  exports: [SessionLookup],
})
export class AuthModule {}
