import type { Actor } from '../platform/event-sourcing/actor.js';

/** Whoever acts when a slot has come. */
export const schedulerActor: Actor = { kind: 'scheduler', id: null, name: 'Scheduler', role: null };
