import { Controller, Req, Sse, type MessageEvent } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Operation } from '../description/operation.js';
import { Roles } from '../access/access.js';
import { EventStreams } from './event-streams.js';

/**
 * The most bytes that may wait for a client that does not read. A client with more is dropped, and fetches everything
 * when it is back.
 */
const maxPendingDataLength = 262_144;

@Controller('api/events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Sse('', { maxPendingDataLength })
  @Operation('Streams changes, and the progress of the user’s own work, as server-sent events.')
  @Roles('admin', 'author')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description:
      'Server-sent events: `change` with `{topics}` (kinds of things, and the names of streams that the user may know of), and `progress` with `{work, stage, …}` for the user’s own work.',
  })
  open(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.streams.open(request);
  }
}
