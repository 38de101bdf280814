import sharp from 'sharp';
import { FakeOpenAi, type FakeRequest } from '../../src/platform/ai/testing/fake-openai.js';
import { FakeOpenverse, file } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { goodText, modelSettings, type Problem } from './articles.js';
import type { Answer, Visitor } from './visitor.js';

/** A header image as the API answers it. */
export interface TestImage {
  readonly id: string;
  readonly type: 'search' | 'ai' | 'archive';
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly title: string;
  readonly source: string;
  readonly creator: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly sourcePage: string | null;
  readonly articleRevision: number;
  readonly package: number | null;
  readonly broughtCredentials?: Readonly<Record<string, string | null>>;
}

export interface Images {
  readonly success: true;
  readonly message: string;
  readonly images: readonly TestImage[];
}

export function generateImages(
  visitor: Visitor,
  articleId: string,
  headers?: Record<string, string>,
): Promise<Answer<Images & Problem>> {
  return visitor.post('/api/images/generate-for-article', { articleId }, headers);
}

interface Picture {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Fetches a picture as a page does. */
export async function look(
  visitor: Visitor,
  address: string,
  headers: Record<string, string> = {},
): Promise<Picture> {
  return pictureOf(
    await fetch(visitor.origin + address, { headers: { ...visitor.cookieHeader, ...headers } }),
  );
}

/** Asks the proxy for a file. */
export async function download(
  visitor: Visitor,
  body: Record<string, unknown>,
): Promise<Picture & { problem: Problem }> {
  const picture = await pictureOf(
    await fetch(`${visitor.origin}/api/images/download-proxy`, {
      method: 'POST',
      headers: { ...visitor.cookieHeader, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const isProblem = picture.headers.get('content-type')?.includes('json') ?? false;
  const problem = (isProblem ? JSON.parse(picture.bytes.toString()) : {}) as Problem;
  return { ...picture, problem };
}

async function pictureOf(response: Response): Promise<Picture> {
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A picture that can pass for a photograph; each number makes another one. */
export async function photograph(number: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<Buffer> {
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 151) % 256 };
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A model that writes and draws, and a search with pictures, both of which can be told to misbehave. */
export class Sources {
  private constructor(
    readonly model: FakeOpenAi,
    readonly search: FakeOpenverse,
    private readonly drawn: Buffer,
  ) {}

  static async start(): Promise<Sources> {
    const search = await FakeOpenverse.start();
    const model = await FakeOpenAi.start(() => replies.html());
    const sources = new Sources(model, search, await photograph(1_000, 'png'));
    sources.behave();
    return sources;
  }

  get settings(): Record<string, string> {
    return {
      ...modelSettings(this.model),
      IMAGE_SEARCH_URL: this.search.searchUrl,
      IMAGE_FETCH_ALLOW: this.search.host,
    };
  }

  /** Makes everything work again, and lets the search find nothing. */
  behave(drawing: () => FakeReply = () => replies.image(this.drawn)): void {
    let written = 0;
    this.model.otherwise = ({ path }: FakeRequest) => {
      if (path.endsWith('/images/generations')) return drawing();
      written += 1;
      return replies.answer({ title: `Watch papers, part ${written}`, content: goodText });
    };
    this.model.requests.length = 0;
    this.search.forget();
  }

  /** How many pictures the model was asked for. */
  get drawings(): number {
    return this.model.requests.filter(({ path }) => path.endsWith('/images/generations')).length;
  }

  /** Lets the search find pictures, a different one for each number. */
  async offer(...numbers: readonly number[]): Promise<void> {
    for (const number of numbers) this.search.offer(`/p${number}.jpg`, file(await photograph(number)));
  }

  async stop(): Promise<void> {
    await this.model.stop();
    await this.search.stop();
  }
}

/** The XMP in a file, as it is written. */
export const xmpIn = async (bytes: Buffer): Promise<string> =>
  (await sharp(bytes).metadata()).xmp?.toString() ?? '';
