import type { Decider } from '../../platform/event-sourcing/decider.js';
import { documentChanges } from './document-changes.js';
import {
  editorialRulesEvents,
  type EditorialRulesEvent,
  type StoredDocument,
} from './editorial-rules.events.js';

/** Undefined until the first document is written. */
type EditorialRulesState = StoredDocument | undefined;

/** `found` writes the first document, and only when there never was one. */
interface EditorialRulesCommand {
  readonly type: 'set' | 'found';
  readonly document: StoredDocument;
  readonly restoredFrom?: number | undefined;
}

function decide(
  { type, document, restoredFrom }: EditorialRulesCommand,
  state: EditorialRulesState,
): EditorialRulesEvent[] {
  if (!state) return [{ type: 'EditorialRulesSet', data: { document, changes: [] } }];
  const changes = type === 'found' ? [] : documentChanges(state, document);
  if (changes.length === 0) return [];
  return [{ type: 'EditorialRulesSet', data: { document, changes, restoredFrom } }];
}

export const editorialRulesDecider: Decider<EditorialRulesState, EditorialRulesCommand, EditorialRulesEvent> =
  {
    catalog: editorialRulesEvents,
    initialState: undefined,
    decide,
    evolve: (_state, event) => event.data.document,
  };
