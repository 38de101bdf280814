import { Injectable, type INestApplication } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { describeApi, type ApiWords } from './api-document.js';

interface Described {
  readonly app: INestApplication;
  readonly settings: Settings;
  readonly words: ApiWords;
}

/** The running application’s description of its own API, made on the first request for it. */
@Injectable()
export class OpenApiText {
  private described: Described | undefined;
  private text: Buffer | undefined;

  describes(app: INestApplication, settings: Settings, words: ApiWords): void {
    this.described = { app, settings, words };
  }

  /** The document as JSON. */
  read(): Buffer {
    this.text ??= this.write();
    return this.text;
  }

  private write(): Buffer {
    if (!this.described) throw new Error('The application is not described yet');
    const { app, settings, words } = this.described;
    return Buffer.from(JSON.stringify(describeApi(app, words, settings)));
  }
}
