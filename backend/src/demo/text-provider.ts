import type { Prompt } from '../platform/ai/prompt.js';
import { readValue } from '../platform/ai/read-value.js';
import { textFailure } from '../platform/ai/text-failure.js';
import type { TextOutcome } from '../platform/ai/text-provider.js';
import type { TextProvider } from '../platform/ai/text-provider.js';
import { compose } from './composers.js';

/** Rises when the composers' texts change, so that a record says which demo writer wrote it. */
const model = 'demo-writer-2';

/**
 * Writes without a model, by composition from the prompt's inputs, on this machine. Its answers are held to the same
 * schema as a model's; it makes no upstream calls and counts no tokens, and says so.
 */
export class DemoTextProvider implements TextProvider {
  complete<T>(prompt: Prompt<T>): Promise<TextOutcome<T>> {
    return Promise.resolve(composed(prompt));
  }
}

function composed<T>(prompt: Prompt<T>): TextOutcome<T> {
  const answer = compose(prompt);
  const read = readValue(answer, prompt.schema);
  if (!read.ok) return textFailure('unreadable', { detail: read.faults.join('; ') });
  return { ok: true, value: read.value, raw: JSON.stringify(answer), provider: 'demo', model };
}
