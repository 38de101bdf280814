import { Controller, Get, NotFoundException, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../access/access.js';
import { apiDocsPage } from './web-application.js';

/** The API's document as a page; its scripts and styles are among the web application's. */
@ApiExcludeController()
@Roles('admin', 'author')
@Controller('api/docs')
export class ApiDocsController {
  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    if (!reply.server.hasReplyDecorator('sendFile')) throw new NotFoundException();
    await reply.sendFile(apiDocsPage);
  }
}
