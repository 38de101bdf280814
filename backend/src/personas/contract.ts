/**
 * The author personas, and the names that are taken.
 * Streams: persona-<id>, uniqueName-<scope>-<name>.
 * Tables: persona, persona_value, removed_category.
 * Joined by others: persona_value (articles).
 */

export { PersonaNames } from './commands/persona-names.js';
export { ChangePersona, DeletePersona, type Persona, RestorePersona } from './domain/persona.commands.js';
export { personaEvents, type PersonaEvent } from './domain/persona.events.js';
export { firstPersonas } from './first-content/first-personas.js';
export { PersonaUses } from './read-models/persona-uses.js';
export { PersonaLibrary } from './read-models/persona-list.js';
export { type DescribedPersona, personaText, textsOfPersona } from './voice/persona-text.js';
export { voicePrompt, type ModelVoice, type VoiceInputs } from './voice/voice-prompt.js';
export { NamedPersonasGuard } from './named-personas.guard.js';
export { personaDecider } from './domain/persona.decider.js';
export { personaLabels } from './persona-sentences.js';
