import { v4 as uuid } from 'uuid';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Moves edits that an earlier version of the application kept in this browser to where they are kept now, so that an
 * update loses nobody's text. Call it before anything is drawn.
 */
export function moveOlderEdits(): void {
  try {
    for (const key of Object.keys(localStorage)) move(key);
  } catch {
    // A blocked storage has kept nothing, so there is nothing to move.
  }
}

function move(key: string): void {
  if (!/^unsaved-(text|form):/.test(key)) return;
  const older = parsed(localStorage.getItem(key));
  const moved = key.startsWith('unsaved-text:')
    ? textOf(key, older)
    : (articleOf(key, older) ?? formOf(key, older));
  if (!moved) return;
  if (moved.key !== key) localStorage.removeItem(key);
  localStorage.setItem(moved.key, JSON.stringify(moved.edits));
}

/** An article's text in the oldest form. The text that it was based on was not kept, so all of it counts as changed. */
function textOf(key: string, { session, articleId, revision, title, content, status, at }: Fields) {
  const [, userId = ''] = key.split(':');
  if (typeof session !== 'string' || typeof articleId !== 'string') return undefined;
  const base = { revision, values: { title: '', content: '', summary: '', status } };
  const edits = { session, at, base, values: { title, content, summary: '', status } };
  return { key: `unsaved-form:${userId}:article:${articleId}:${session}`, edits };
}

/** An article's text from before articles had summaries. The summary counts as unchanged. */
function articleOf(key: string, edits: Fields) {
  const { base, values, sent } = edits as { base?: { values?: Fields }; values?: Fields; sent?: Fields[] };
  const isOlder = values !== undefined && !('summary' in values);
  if (!/^unsaved-form:[^:]+:article:[^:]+:[^:]+$/.test(key) || !base || !isOlder) return undefined;
  const summarized = (text?: Fields): Fields => ({ ...text, summary: '' });
  const written = { base: { ...base, values: summarized(base.values) }, values: summarized(values) };
  return { key, edits: { ...edits, ...written, sent: sent?.map(summarized) } };
}

/** A form from the time when all tabs shared one. */
function formOf(key: string, { session, base, values, sent }: Fields) {
  if (session !== undefined || !base) return undefined;
  const own = uuid();
  const edits = { session: own, at: new Date().toISOString(), base, values, sent };
  return { key: `${key}:${own}`, edits };
}

function parsed(stored: string | null): Fields {
  try {
    return (JSON.parse(stored ?? 'null') as Fields | null) ?? {};
  } catch {
    return {};
  }
}
