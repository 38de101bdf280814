import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { importEvents, type ImportEvent, type ImportEventData, type Mapping } from './import.events.js';

export type Upload = ImportEventData<'ImportUploaded'>;

export interface Import {
  readonly upload: Upload;
  readonly state: 'reading' | 'ready' | 'running' | 'done' | 'cancelled' | 'failed';
  readonly mapping: Mapping;
}

/** The state of an import; undefined until its file has been uploaded. */
export type ImportState = Import | undefined;

export type ImportCommand =
  | { readonly type: 'upload'; readonly upload: Upload }
  | { readonly type: 'record-read'; readonly read: ImportEventData<'ImportRead'> }
  | { readonly type: 'map'; readonly mapping: Mapping }
  | { readonly type: 'start' }
  | { readonly type: 'record-finished'; readonly counts: ImportEventData<'ImportFinished'> }
  | { readonly type: 'record-failed'; readonly reason: string }
  | { readonly type: 'cancel' };

/** The mapping before a person changes it: published items count as published elsewhere, and no name is mapped. */
export const nothingMapped: Mapping = { authors: {}, categories: {}, status: 'elsewhere' };

const over = new Set<Import['state']>(['done', 'cancelled', 'failed']);

export const isOver = ({ state }: Pick<Import, 'state'>): boolean => over.has(state);

/**
 * The import of one file: the file is read, a person sees what would come and maps names, and then the items come in.
 */
export const importDecider: Decider<ImportState, ImportCommand, ImportEvent> = {
  catalog: importEvents,
  initialState: undefined,

  decide(command, state) {
    if (command.type === 'upload') return state ? [] : [{ type: 'ImportUploaded', data: command.upload }];
    const known = state ?? noSuchImport();
    switch (command.type) {
      case 'record-read':
        return known.state === 'reading' ? [{ type: 'ImportRead', data: command.read }] : [];
      case 'map':
        return map(known, command.mapping);
      case 'start':
        return start(known);
      case 'record-finished':
        return known.state === 'running' ? [{ type: 'ImportFinished', data: command.counts }] : [];
      case 'record-failed':
        return isOver(known) ? [] : [{ type: 'ImportFailed', data: { reason: command.reason } }];
      case 'cancel':
        return isOver(known) ? [] : [{ type: 'ImportCancelled', data: {} }];
      default:
        return command satisfies never;
    }
  },

  evolve(state, event) {
    if (event.type === 'ImportUploaded') {
      return { upload: event.data, state: 'reading', mapping: nothingMapped };
    }
    if (!state) throw new Error('An import begins with its file.');
    switch (event.type) {
      case 'ImportRead':
        return { ...state, state: 'ready' };
      case 'ImportMapped':
        return { ...state, mapping: event.data };
      case 'ImportStarted':
        return { ...state, state: 'running' };
      case 'ImportFinished':
        return { ...state, state: 'done' };
      case 'ImportCancelled':
        return { ...state, state: 'cancelled' };
      case 'ImportFailed':
        return { ...state, state: 'failed' };
      default:
        return event satisfies never;
    }
  },
};

function map(known: Import, mapping: Mapping): ImportEvent[] {
  if (known.state !== 'ready') throw notReady(known);
  const isSame = JSON.stringify(mapping) === JSON.stringify(known.mapping);
  return isSame ? [] : [{ type: 'ImportMapped', data: mapping }];
}

function start(known: Import): ImportEvent[] {
  if (known.state === 'running' || known.state === 'done') return [];
  if (known.state !== 'ready') throw notReady(known);
  return [{ type: 'ImportStarted', data: {} }];
}

export function noSuchImport(): never {
  throw new DomainError('not-found', 'no-such-import', 'Import not found.');
}

const sentences: Readonly<Record<Import['state'], string>> = {
  reading: 'The file is still being read.',
  ready: 'This import has not started.',
  running: 'This import has started.',
  done: 'This import is done. Import the file again to bring what has changed.',
  cancelled: 'This import was cancelled. Import the file again.',
  failed: 'This import failed. Import the file again.',
};

const notReady = ({ state }: Import): DomainError =>
  new DomainError('conflict', 'import-not-ready', sentences[state]);
