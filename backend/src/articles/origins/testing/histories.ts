import { compactOrigins, countedOrigins, originsOf, type CompactOrigins, type Origins } from '../origins.js';
import { replay } from '../replay.js';
import { authorOf, type TextChange, type Writer } from '../text-changes.js';

export const model: Writer = { kind: 'ai', id: null, name: 'Demo writer', provider: 'demo', model: 'demo' };
export const anna: Writer = { kind: 'user', id: 'u1', name: 'Anna', provider: null, model: null };
export const ben: Writer = { ...anna, id: 'u2', name: 'Ben' };

export type Step = Partial<Pick<TextChange, 'title' | 'content' | 'restores' | 'by' | 'proposal'>>;

/** A history in which the first step is the model's, and later ones are Anna's unless they say otherwise. */
export function history(...steps: readonly Step[]): TextChange[] {
  return steps.map((step, revision) => ({
    eventId: `event ${revision}`,
    revision,
    at: new Date(Date.UTC(2026, 0, 1, 0, revision)).toISOString(),
    by: revision === 0 ? model : anna,
    title: revision === 0 ? 'Title' : undefined,
    content: undefined,
    ...step,
  }));
}

/** The content as it was at a revision. */
export function textAt(changes: readonly TextChange[], revision = changes.length - 1): string {
  return changes.slice(0, revision + 1).findLast(({ content }) => content !== undefined)?.content ?? '';
}

export const originsAt = (changes: readonly TextChange[], revision?: number): Origins =>
  originsOf(compactOriginsAt(changes, revision));

/** The origins at a revision, in the form in which they are kept. */
export function compactOriginsAt(
  changes: readonly TextChange[],
  revision = changes.length - 1,
): CompactOrigins {
  const { divisions, content } = replay(
    undefined,
    changes.filter((change) => change.revision <= revision),
  );
  const division = divisions.at(-1);
  if (!division) throw new Error('No such revision');
  const models = divisions.flatMap(({ asWritten: blocks }, author) =>
    blocks ? { author, imported: changes[author]?.by.kind === 'import', blocks } : [],
  );
  const authors = new Map(changes.map((change, number) => [number, authorOf(change)]));
  return compactOrigins(authors, division.title, division.content, countedOrigins(content, models));
}
