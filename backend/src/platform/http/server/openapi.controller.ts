import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { OpenApiDocument } from './openapi-document.js';

@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly document: OpenApiDocument) {}

  @Get()
  @Public()
  read(): OpenAPIObject {
    return this.document.read();
  }
}
