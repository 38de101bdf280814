import { compactOriginsOf, originsOf, type CompactOrigins, type Origins } from '../origins.js';
import { divisionAt, replay } from '../replay.js';
import type { TextChange, Writer } from '../text-changes.js';

export const model: Writer = { kind: 'ai', id: null, name: 'Demo writer', provider: 'demo', model: 'demo' };
export const anna: Writer = { kind: 'user', id: 'u1', name: 'Anna', provider: null, model: null };
export const ben: Writer = { ...anna, id: 'u2', name: 'Ben' };

export type Step = Partial<Pick<TextChange, 'title' | 'content' | 'restores' | 'by' | 'proposal'>>;

/** The first step is the model's, later ones are Anna's where they say nothing else. */
export function history(...steps: readonly Step[]): TextChange[] {
  return steps.map((step, revision) => ({
    revision,
    at: new Date(Date.UTC(2026, 0, 1, 0, revision)).toISOString(),
    by: revision === 0 ? model : anna,
    title: revision === 0 ? 'Title' : undefined,
    content: undefined,
    ...step,
  }));
}

/** The content as a revision left it. */
export function textAt(changes: readonly TextChange[], revision = changes.length - 1): string {
  return changes.slice(0, revision + 1).findLast(({ content }) => content !== undefined)?.content ?? '';
}

export const originsAt = (changes: readonly TextChange[], revision?: number): Origins =>
  originsOf(compactOriginsAt(changes, revision));

/** As they are kept. */
export function compactOriginsAt(
  changes: readonly TextChange[],
  revision = changes.length - 1,
): CompactOrigins {
  const replayed = replay(undefined, changes);
  const division = divisionAt(replayed.divisions, revision);
  if (!division) throw new Error('No such revision');
  const text = textAt(changes, revision);
  const { authors, byModel } = replayed;
  return compactOriginsOf({
    authors,
    byModel,
    title: division.title,
    content: { text, runs: division.content },
  });
}
