import stableStringify from 'safe-stable-stringify';
import { z } from 'zod';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { checkGhost } from './ghost-check.js';
import { ghostErrorIn, type GhostRequests } from './ghost-requests.js';
import { creditLine, postHash, imageFile, normalised, slugOf } from './post-form.js';
import {
  SiteFailure,
  type CheckedPoint,
  type Mark,
  type PostImage,
  type RemotePost,
  type SiteBuilder,
  type SitePost,
  type TakingBack,
} from './site-builder.js';

const post = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  title: z.string(),
  lexical: z.string().nullish(),
  custom_excerpt: z.string().nullish(),
  feature_image: z.string().nullish(),
  updated_at: z.string(),
  authors: z.array(z.object({ slug: z.string(), email: z.string().optional() })).default([]),
});
type Post = z.infer<typeof post>;
const posts = z.object({ posts: z.array(post) });
const saved = z.object({ posts: z.tuple([post]) });
const uploaded = z.object({ images: z.array(z.object({ url: z.string() })).min(1) });

const read = 'formats=lexical&include=tags,authors';

/** The longest texts that Ghost accepts, in characters. */
const limits = { title: 255, summary: 300, alt: 191 } as const;

/** An internal tag, which readers never see. No other mark that the desk could set can be searched for in Ghost. */
const tagOf = (articleId: string): string => `#desk-${articleId}`;

/** A Ghost site, reached by its Admin API with an Admin API key. */
export class Ghost implements SiteBuilder {
  /** @param isExact whether the text is one card of markdown */
  constructor(
    private readonly requests: GhostRequests,
    private readonly isExact: boolean,
  ) {}

  check(): Promise<readonly CheckedPoint[]> {
    return checkGhost(this.requests);
  }

  async find({ articleId, remoteId }: Mark): Promise<RemotePost | undefined> {
    if (remoteId !== undefined) {
      const found = await this.requests.find(`posts/${encodeURIComponent(remoteId)}/?${read}`, posts);
      return found?.posts[0] && remote(found.posts[0]);
    }
    const [first] = await this.marked(articleId);
    return first && remote(first);
  }

  async create(given: SitePost): Promise<RemotePost> {
    assertLimits(given);
    const status = given.publish ? 'published' : 'draft';
    const slug = slugOf(given.title, given.articleId);
    const body = { ...(await this.bodyOf(given, undefined)), slug, status };
    const made = await this.written('POST', `posts/?${read}`, body);
    // An earlier request whose answer was lost may have made the post in the meantime.
    const [first = made] = await this.marked(given.articleId);
    if (first.id !== made.id) {
      await this.requests.remove(`posts/${made.id}/`);
      return remote(first);
    }
    return remote(made, missing(made, given));
  }

  async update(
    { remoteId, version, picture }: RemotePost,
    change: SitePost | TakingBack,
  ): Promise<RemotePost> {
    const path = `posts/${encodeURIComponent(remoteId)}/?${read}`;
    const basis = { updated_at: version };
    // Ghost has no bin, so a post is taken off the site by making it a draft.
    if (change === 'draft' || change === 'unpublish') {
      return remote(await this.written('PUT', path, { ...basis, status: 'draft' }));
    }
    assertLimits(change);
    const body = { ...(await this.bodyOf(change, picture)), ...basis };
    const status = change.publish && { status: 'published' };
    const written = await this.written('PUT', path, { ...body, ...status });
    return remote(written, missing(written, change));
  }

  fingerprintOf({ title, text, summary }: SitePost): string {
    return fingerprint(title, this.lexicalOf(text), summary);
  }

  /** The posts with the article's mark, the oldest first. */
  private async marked(articleId: string): Promise<Post[]> {
    const filter = encodeURIComponent(`tag:hash-desk-${articleId}`);
    const path = `posts/?filter=${filter}&order=created_at%20asc&limit=20&${read}`;
    return (await this.requests.get(path, posts)).posts;
  }

  private async written(method: 'POST' | 'PUT', path: string, body: object): Promise<Post> {
    const answer = await this.requests.send(method, path, { posts: [body] });
    if (answer.status === 409 && ghostErrorIn(answer)?.code === 'UPDATE_COLLISION') {
      const message = 'Somebody has just saved the post on the site. Nothing was overwritten.';
      throw new SiteFailure(message, { isFinal: true, conflict: 'changed-there', status: answer.status });
    }
    return this.requests.read(answer, saved).posts[0];
  }

  private async bodyOf(given: SitePost, shown: RemotePost['picture']) {
    const { articleId, title, text, summary, category, tags, author, image } = given;
    const names = [...(category === null ? [] : [category]), ...tags, tagOf(articleId)];
    return {
      title,
      lexical: this.lexicalOf(text),
      custom_excerpt: summary === '' ? null : summary,
      tags: [...new Set(names)].map((name) => ({ name })),
      ...(author !== null && { authors: [author.includes('@') ? { email: author } : { slug: author }] }),
      ...(image && {
        feature_image: shown?.includes(image.id) ? shown : await this.upload(image),
        feature_image_alt: image.alt,
        feature_image_caption: creditLine(image),
      }),
    };
  }

  private lexicalOf(text: string): string {
    if (!this.isExact) return text;
    const laidOut = { direction: 'ltr', format: '', indent: 0, version: 1 };
    return JSON.stringify({
      root: { children: [{ type: 'markdown', version: 1, markdown: text }], ...laidOut, type: 'root' },
    });
  }

  private async upload(image: PostImage): Promise<string> {
    const form = new FormData();
    const blob = new Blob([Uint8Array.from(image.bytes)], { type: image.mediaType });
    form.append('file', blob, imageFile(image));
    form.append('ref', image.id);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    const answer = await this.requests.ask('images/upload/', { method: 'POST', headers, body });
    return this.requests.read(answer, uploaded).images[0]?.url ?? '';
  }
}

/**
 * Checks lengths in UTF-16 units, because Ghost counts characters as JavaScript does.
 * @throws SiteFailure when a text is too long
 */
function assertLimits({ title, summary, image }: SitePost): void {
  const told = { title, summary, alt: image?.alt ?? '' };
  const names = { title: 'title', summary: 'summary', alt: 'header image’s title' } as const;
  for (const part of ['title', 'summary', 'alt'] as const) {
    if (told[part].length <= limits[part]) continue;
    const message = `Ghost takes at most ${limits[part]} characters of the ${names[part]}; this one has ${told[part].length}. Shorten it and promote the article again.`;
    throw new SiteFailure(message, { isFinal: true });
  }
}

function remote(found: Post, remarks: readonly string[] = []): RemotePost {
  const { id, url, status, title, lexical, custom_excerpt: excerpt } = found;
  return {
    remoteId: id,
    url,
    state: status === 'draft' ? 'draft' : 'published',
    fingerprint: fingerprint(title, lexical ?? '', excerpt ?? ''),
    version: found.updated_at,
    picture: found.feature_image,
    remarks,
  };
}

function fingerprint(title: string, lexical: string, excerpt: string): string {
  return postHash([normalised(title), stableStringify(parsedJson(lexical)) ?? '', normalised(excerpt)]);
}

/** Reports an author who was not taken, because Ghost silently replaces an unknown author with the owner. */
function missing({ authors }: Post, { author }: SitePost): string[] {
  if (author === null || authors.some(({ slug, email }) => slug === author || email === author)) return [];
  return [`There is no author “${author}” on the site.`];
}
