import { projection } from '../../platform/projections/projection.js';
import type { EditorialRulesEvent } from '../domain/editorial-rules.events.js';
import { EditorialRulesRow } from './editorial-rules.row.js';

/** The rules document of every revision. */
export const editorialRulesByRevision = projection<EditorialRulesEvent>({
  name: 'editorial-rules',
  tables: [EditorialRulesRow],
  on: {
    EditorialRulesSet: ({ revision, data }, rows) =>
      rows.insert(EditorialRulesRow, { revision: Number(revision), document: data.document }),
  },
});
