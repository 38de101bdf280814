import { Body, Controller, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { PageQuery } from '../platform/http/input/page.js';
import { TakesFile } from '../platform/http/input/takes-file.js';
import { Context } from '../platform/http/request/request-context.js';
import { partsOfFile } from '../platform/http/server/file-body.js';
import { uploadedFileName } from '../platform/http/server/file-name.js';
import { CancelImport } from './commands/cancel-import.handler.js';
import { MapImport } from './commands/map-import.handler.js';
import { StartImport } from './commands/start-import.handler.js';
import { UploadImport } from './commands/upload-import.handler.js';
import { ImportItemPage, ImportMapping, ImportPage, ItemsQuery, OneImport } from './dto/imports.dto.js';
import { ImportItems } from './items/import-items.js';
import { ImportList } from './read-models/import-list.js';

/** Imports of archives: a file is read, a person sees what would come, and starts the import. */
@ApiTags('imports')
@Roles('admin')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly imports: ImportList,
    private readonly items: ImportItems,
  ) {}

  @Post()
  @Operation('Takes an archive’s file and reads it; no article is created before the import is started.', {
    invalid: ['no-file'],
    unsupported: ['unknown-kind'],
    'too-large': ['file-too-large'],
  })
  @ApiHeader({ name: 'X-Filename', description: 'The file’s name, percent-encoded.', required: true })
  @TakesFile({ evenText: true })
  @Answers(OneImport, 201)
  async upload(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<OneImport> {
    const upload = new UploadImport(context, uploadedFileName(request) || noName(), partsOfFile(request));
    return this.answer(await this.commands.execute(upload));
  }

  @Get()
  @Operation('Lists the imports, newest first.')
  @Answers(ImportPage)
  list(@Query() page: PageQuery): Promise<ImportPage> {
    return this.imports.page(page);
  }

  @Get(':id')
  @Operation('Reads an import: what was found, and its progress.', { 'not-found': ['no-such-import'] })
  @Answers(OneImport)
  one(@Param('id') id: string): Promise<OneImport> {
    return this.answer(id);
  }

  @Get(':id/items')
  @Operation('Lists the items of a file, in the file’s order.', { 'not-found': ['no-such-import'] })
  @Answers(ImportItemPage)
  async itemsOf(@Param('id') id: string, @Query() query: ItemsQuery): Promise<ImportItemPage> {
    const page = await this.items.page(id, query);
    await this.imports.assertKnown(id);
    return page;
  }

  @Put(':id/mapping')
  @Operation('Sets which personas and categories stand for the names in the file.', {
    invalid: ['unknown-reference'],
    'not-found': ['no-such-import'],
    conflict: ['import-not-ready'],
  })
  @Answers(OneImport, 202)
  async map(
    @Param('id') id: string,
    @Body() mapping: ImportMapping,
    @Context() context: CommandContext,
  ): Promise<OneImport> {
    await this.commands.execute(new MapImport(context, id, { ...mapping }));
    return this.answer(id);
  }

  @Post(':id/start')
  @Operation('Starts an import.', { 'not-found': ['no-such-import'], conflict: ['import-not-ready'] })
  @Answers(OneImport, 202)
  async start(@Param('id') id: string, @Context() context: CommandContext): Promise<OneImport> {
    await this.commands.execute(new StartImport(context, id));
    return this.answer(id);
  }

  @Post(':id/cancel')
  @Operation('Stops an import; what has arrived by then stays.', { 'not-found': ['no-such-import'] })
  @Answers(OneImport, 202)
  async cancel(@Param('id') id: string, @Context() context: CommandContext): Promise<OneImport> {
    await this.commands.execute(new CancelImport(context, id));
    return this.answer(id);
  }

  private async answer(id: string): Promise<OneImport> {
    return { import: await this.imports.one(id) };
  }
}

function noName(): never {
  const message = 'Name the file in the header X-Filename.';
  throw new DomainError('invalid', 'no-file', message, { errors: [{ field: 'X-Filename', message }] });
}
