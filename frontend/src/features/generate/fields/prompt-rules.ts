import { promptTooLong } from '@/components/custom-prompt';
import type { Fault } from '../faults';

/** The prompt as it is sent: trimmed, and not at all when it is empty. */
export function promptOf(text: string): { customPrompt?: string } {
  const trimmed = text.trim();
  return trimmed === '' ? {} : { customPrompt: trimmed };
}

export function promptFault(text: string): Fault<'customPrompt'> | undefined {
  const description = promptTooLong(text);
  return description === undefined
    ? undefined
    : { field: 'customPrompt', title: 'Custom Prompt Too Long', description };
}
