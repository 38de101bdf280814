import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/request/request-context.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Undo } from './undo.js';
import { UndoAnswer, UndoBody } from './dto/undo.dto.js';

@ApiTags('audit')
@Roles('admin')
@Controller('api/audit/undo')
export class UndoController {
  constructor(private readonly undo: Undo) {}

  @Post()
  @Operation('Undoes a change in the audit log, or tells what undoing it would do.', {
    'not-found': ['no-such-entry'],
    forbidden: ['proof-required'],
    conflict: [
      'administrator',
      'cannot-be-undone',
      'duplicate-name',
      'last-administrator',
      'promotion-blocked',
      'stale-revision',
    ],
  })
  @Idempotent()
  @Answers(UndoAnswer)
  run(
    @CurrentUser() user: SignedInUser,
    @Body() { position, preview }: UndoBody,
    @Context() context: CommandContext,
  ): Promise<UndoAnswer> {
    return preview ? this.undo.preview(position, user) : this.undo.run(position, user, context);
  }
}
