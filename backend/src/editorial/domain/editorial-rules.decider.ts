import type { Decider } from '../../platform/event-sourcing/decider.js';
import { documentChanges } from './document-changes.js';
import {
  editorialRulesEvents,
  type EditorialRulesEvent,
  type StoredDocument,
} from './editorial-rules.events.js';

/** The document in force; undefined until the first one is written. */
type EditorialRulesState = StoredDocument | undefined;

/** A command to write the document; `found` writes the first one, and only if there never was one. */
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
