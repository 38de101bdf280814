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
type EditorialRulesCommand =
  | { readonly type: 'found'; readonly document: StoredDocument }
  | { readonly type: 'set'; readonly document: StoredDocument; readonly restoredFrom?: number | undefined };

function decide(command: EditorialRulesCommand, state: EditorialRulesState): EditorialRulesEvent[] {
  const { document } = command;
  if (!state) return [{ type: 'EditorialRulesSet', data: { document, changes: [] } }];
  switch (command.type) {
    case 'found':
      return [];
    case 'set': {
      const changes = documentChanges(state, document);
      if (changes.length === 0) return [];
      const { restoredFrom } = command;
      return [{ type: 'EditorialRulesSet', data: { document, changes, restoredFrom } }];
    }
    default:
      return command satisfies never;
  }
}

export const editorialRulesDecider: Decider<EditorialRulesState, EditorialRulesCommand, EditorialRulesEvent> =
  {
    catalog: editorialRulesEvents,
    initialState: undefined,
    decide,
    evolve: (_state, event) => event.data.document,
  };
