import { Global, Module } from '@nestjs/common';
import { ChangePersonaHandler } from './commands/change-persona.handler.js';
import { CreatePersonaHandler } from './commands/create-persona.handler.js';
import { DeletePersonaHandler } from './commands/delete-persona.handler.js';
import { FirstPersonas } from './commands/first-personas.js';
import { KnownCategories } from './commands/known-categories.js';
import { PersonaNames } from './commands/persona-names.js';
import { PersonasController } from './personas.controller.js';
import { ProfileController } from './profile.controller.js';
import { GetPersonaHistoryHandler } from './queries/get-persona-history.query.js';
import { GetProfileHandler } from './queries/get-profile.query.js';
import { ListPersonasHandler } from './queries/list-personas.query.js';
import { PersonaLibrary } from './queries/persona-library.js';
import { LeaveRemovedCategories } from './reactors/leave-removed-categories.js';
import { PreviewVoiceHandler } from './voice/preview-voice.query.js';

/** Global, so that other modules find its ports without importing more than its contract. */
@Global()
@Module({
  controllers: [PersonasController, ProfileController],
  providers: [
    PersonaLibrary,
    PersonaNames,
    KnownCategories,
    FirstPersonas,
    LeaveRemovedCategories,
    CreatePersonaHandler,
    ChangePersonaHandler,
    DeletePersonaHandler,
    GetPersonaHistoryHandler,
    GetProfileHandler,
    ListPersonasHandler,
    PreviewVoiceHandler,
  ],
  exports: [PersonaLibrary],
})
export class PersonasModule {}
