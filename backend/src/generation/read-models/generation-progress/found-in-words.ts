import { counted } from '../../../../../checks/text/counted.js';
import type { GenerationEventData } from '../../domain/generation.events.js';

const whose = { model: 'To mend', person: 'For a person', nobody: 'Note' } as const;

/** How many findings and notes there are in the first line, then each of those that are told in one of its own. */
export function foundInWords({
  found: { block, warn, info },
  told = [],
}: GenerationEventData<'GenerationChecked'>): string {
  const sum = `${counted(block + warn, 'finding')}, ${counted(info, 'note')}.`;
  return [sum, ...told.map((one) => `${whose[one.for]}: ${one.message}`)].join('\n');
}
