import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Process, Step, UnfinishedProcess } from '../../platform/replicas/process.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import {
  importDecider,
  isOver,
  type Import,
  type ImportCommand,
  type ImportState,
} from '../domain/import.decider.js';
import type { ImportEvent } from '../domain/import.events.js';
import { ImportFiles } from '../files/import-files.js';
import { ImportItems } from '../items/import-items.js';
import { ImportList } from '../read-models/import-list.js';
import { FileReader } from './file-reader.js';
import { ItemImporter } from './item-importer.js';
import { Tally } from './tally.js';

/** `atOnce` is how many items come in between two checks whether the import was cancelled. */
const textsOnly = { states: ['create', 'update'], atOnce: 100 } as const;
/**
 * Pictures take more time, so fewer items come at once. Unchanged items are included, because their pictures may be
 * wanted only now.
 */
const withPictures = { states: ['create', 'update', 'unchanged'], atOnce: 10 } as const;

/** An import: its file is read and, once somebody has started it, its items come in. */
@Injectable()
export class ImportProcess implements Process<ImportState, ImportCommand, ImportEvent> {
  readonly decider = importDecider;

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly files: ImportFiles,
    private readonly items: ImportItems,
    private readonly list: ImportList,
    private readonly reader: FileReader,
    private readonly importer: ItemImporter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  next(id: string, state: ImportState, context: CommandContext): Step<ImportCommand>[] {
    const failed = (reason: string): ImportCommand => ({ type: 'record-failed', reason });
    if (state?.state === 'reading') {
      return [{ key: 'read', perform: (lease) => this.read(id, state, lease), failed }];
    }
    if (state?.state === 'running') {
      return [{ key: 'run', perform: (lease) => this.run(id, state, lease, context), failed }];
    }
    return [];
  }

  async settle(id: string, state: ImportState): Promise<void> {
    if (state?.state !== 'reading') await this.files.drop(id);
    if (state && isOver(state)) await this.items.dropTexts(id);
  }

  unfinished(): Promise<UnfinishedProcess[]> {
    return this.list.unfinished();
  }

  /** Reads the file from its beginning, whatever an earlier try has left. */
  private async read(id: string, { upload }: Import, { signal }: Lease): Promise<ImportCommand> {
    const directory = await mkdtemp(path.join(tmpdir(), 'import-'));
    const file = path.join(directory, 'file');
    const tally = new Tally();
    try {
      if (!(await this.files.copyTo(id, file, signal))) throw gone();
      await this.items.clear(id);
      const { fileName, kind } = upload;
      const work = { path: file, fileName, kind, timeZone: this.settings.scheduleTimezone };
      const take = async (found: Parameters<Tally['add']>[0]): Promise<void> => {
        if (await this.isCancelled(id)) throw cancelled();
        await this.items.add(id, found, tally.items);
        tally.add(found);
      };
      await this.reader.read(work, take, signal);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
    return { type: 'record-read', read: tally.found() };
  }

  private async run(
    id: string,
    { upload, mapping }: Import,
    lease: Lease,
    context: CommandContext,
  ): Promise<ImportCommand> {
    const work = { importId: id, fileHash: upload.fileHash, mapping };
    const { states, atOnce } = mapping.fetchImages ? withPictures : textsOnly;
    for (let after = -1; ;) {
      lease.assertHeld();
      if (await this.isCancelled(id)) break;
      const items = await this.items.waiting(id, after, atOnce, states);
      const last = items.at(-1)?.number;
      if (last === undefined) break;
      await this.items.settle(id, await this.importer.bring(work, items, lease, context));
      after = last;
    }
    const { created, updated, unchanged, conflicts, failed } = await this.items.counts(id);
    return { type: 'record-finished', counts: { created, updated, unchanged, conflicts, failed } };
  }

  private async isCancelled(id: string): Promise<boolean> {
    const { state } = await this.aggregates.load(importDecider, id);
    return state?.state === 'cancelled';
  }
}

const gone = (): DomainError =>
  new DomainError('unsupported', 'file-gone', 'The file is no longer there. Import it again.');

const cancelled = (): DomainError =>
  new DomainError('conflict', 'import-cancelled', 'The import was cancelled.');
