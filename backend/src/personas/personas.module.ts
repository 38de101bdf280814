import { Global, Module } from '@nestjs/common';
import { CreatePersonaHandler } from './commands/create-persona.handler.js';
import { FirstPersonas } from './commands/first-personas.js';
import { PersonaNames } from './commands/persona-names.js';
import { PersonasController } from './personas.controller.js';
import { GetProfileHandler } from './queries/get-profile.query.js';
import { ListPersonasHandler } from './queries/list-personas.query.js';
import { PersonaLibrary } from './queries/persona-library.js';

/** Global, so that other modules find its ports without importing more than its contract. */
@Global()
@Module({
  controllers: [PersonasController],
  providers: [
    PersonaLibrary,
    PersonaNames,
    FirstPersonas,
    CreatePersonaHandler,
    GetProfileHandler,
    ListPersonasHandler,
  ],
  exports: [PersonaLibrary],
})
export class PersonasModule {}
