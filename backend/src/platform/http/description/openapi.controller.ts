import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { OpenApiText } from './openapi-text.js';

@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly text: OpenApiText) {}

  @Get()
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  read(): Buffer {
    return this.text.read();
  }
}
