import { z } from 'zod';
import { backendJson } from '../../platform/program/backend-file.js';
import { personaEvents } from '../domain/persona.events.js';

const { PersonaCreated: fields } = personaEvents.schemas;

/**
 * The five personas of a new house, named after their fields, so that no invented person signs an article. Their
 * `categories` are ids of the first categories.
 */
export const firstPersonas = backendJson(
  'src/personas/first-content/first-personas.json',
  z.tuple([fields], fields),
);
