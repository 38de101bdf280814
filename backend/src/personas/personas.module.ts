import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { EditorialModule } from '../editorial/editorial.module.js';
import { ChangePersonaHandler } from './commands/change-persona.handler.js';
import { CreatePersonaHandler } from './commands/create-persona.handler.js';
import { RestorePersonaHandler } from './commands/restore-persona.handler.js';
import { DeletePersonaHandler } from './commands/delete-persona.handler.js';
import { FirstPersonas } from './commands/first-personas.js';
import { KnownCategories } from './commands/known-categories.js';
import { PersonaNames } from './commands/persona-names.js';
import { PersonasController } from './personas.controller.js';
import { ProfileController } from './profile.controller.js';
import { PersonaLibrary } from './read-models/persona-list.js';
import { LeaveRemovedCategories } from './reactors/leave-removed-categories.js';
import { PreviewVoice } from './voice/preview-voice.js';

/** The author personas, and the voice they write in. */
@Module({
  imports: [AuditModule, EditorialModule],
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
    RestorePersonaHandler,
    PreviewVoice,
  ],
  exports: [PersonaLibrary, PersonaNames],
})
export class PersonasModule {}
