import { count } from '@/components/ui/numbers';
import type { Fault } from '../faults';

const LONGEST = 4_000;

/** The prompt as it is sent: trimmed, and not at all when it is empty. */
export function promptOf(text: string): { customPrompt?: string } {
  const trimmed = text.trim();
  return trimmed === '' ? {} : { customPrompt: trimmed };
}

/** A prompt that the server would refuse is never cut: the person decides what goes. */
export function promptFault(text: string): Fault<'customPrompt'> | undefined {
  const { length } = text.trim();
  if (length <= LONGEST) return undefined;
  const description = `A custom prompt has at most ${count(LONGEST)} characters; this one has ${count(length)}.`;
  return { field: 'customPrompt', title: 'Custom Prompt Too Long', description };
}
