import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { importDecider } from '../domain/import.decider.js';
import { ImportFiles } from '../files/import-files.js';
import { fileKindOf } from '../files/kind-of.js';
import { ImportProcess } from '../work/import-process.js';

/** Takes a file and has it read. Answers the import's id; a repeat of the request finds the first one's import. */
export class UploadImport extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly fileName: string,
    readonly file: AsyncIterable<Buffer>,
  ) {
    super();
  }
}

@CommandHandler(UploadImport)
export class UploadImportHandler implements ICommandHandler<UploadImport> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly files: ImportFiles,
    private readonly processes: ProcessManager,
    private readonly process: ImportProcess,
  ) {}

  async execute({ context, fileName, file }: UploadImport): Promise<string> {
    const id = derivedId(context.commandId, 'import');
    const { state } = await this.aggregates.load(importDecider, id);
    if (state) return id;
    const [beginning, whole] = await withBeginning(file);
    const kind = fileKindOf(fileName, beginning);
    if (!kind) throw unknownKind(fileName);
    const kept = await this.files.keep(id, whole);
    const command = { type: 'upload', upload: { fileName, kind, ...kept } } as const;
    await this.aggregates.handle(importDecider, id, command, context);
    await this.processes.takeUp(this.process);
    return id;
  }
}

const beginningBytes = 4_096;

/** The beginning of a file, and the whole file including it. */
async function withBeginning(file: AsyncIterable<Buffer>): Promise<[Buffer, AsyncIterable<Buffer>]> {
  const parts = file[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < beginningBytes) {
    const part = (await parts.next()) as IteratorResult<Buffer, undefined>;
    if (part.done) break;
    first.push(part.value);
    length += part.value.length;
  }
  async function* whole(): AsyncIterable<Buffer> {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  return [Buffer.concat(first), whole()];
}

const unknownKind = (fileName: string): DomainError =>
  new DomainError(
    'unsupported',
    'unknown-kind',
    `“${fileName}” can’t be imported. Choose a WordPress export (.xml), a Ghost export (.json), markdown (.md, .mdx), HTML, a document (.docx, .odt), or a .zip of these.`,
  );
