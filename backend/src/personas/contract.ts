export { ChangePersona, DeletePersona, type Persona, RestorePersona } from './domain/persona.commands.js';
export { personaEvents, type PersonaEvent } from './domain/persona.events.js';
export { firstPersonas } from './first-personas.js';
export { PersonaUses } from './queries/persona-uses.js';
export { PersonaLibrary } from './read-models/persona-list/persona-library.js';
export { voicePrompt, type VoiceAnswer, type VoiceInputs } from './voice/voice-prompt.js';
export { NamedPersonasGuard } from './named-personas.guard.js';
export { personaDecider } from './domain/persona.decider.js';
export { personaLabels } from './persona-sentences.js';
