import { z } from 'zod';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { postHash, normalised, slugOf } from './post-form.js';
import {
  type CheckedPoint,
  type Mark,
  type RemotePost,
  type SiteBuilder,
  type SitePost,
  type TakingBack,
} from './site-builder.js';
import { checkWordPress } from './wordpress-check.js';
import { WordPressRequests } from './wordpress-requests.js';
import { WordPressTerms } from './wordpress-terms.js';

const rawText = z.object({ raw: z.string() });
const post = z.object({
  id: z.number().int(),
  link: z.string(),
  slug: z.string(),
  status: z.string(),
  title: rawText,
  content: rawText,
  excerpt: rawText,
  categories: z.array(z.number()).default([]),
  tags: z.array(z.number()).default([]),
  author: z.number().default(0),
  featured_media: z.number().default(0),
  meta: z.union([z.object({ footnotes: z.string().optional() }), z.array(z.unknown())]).optional(),
});
type Post = z.infer<typeof post>;

const fields = `_fields=${Object.keys(post.shape).join(',')}`;
const mostFound = 20;

/** Escapes what WordPress takes as HTML in a title or an excerpt, so that it is shown as typed. */
const plain = (text: string): string => text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');

/** The first line of a post. WordPress silently drops metadata that it does not know, but it keeps this comment. */
const markLine = (articleId: string): string =>
  `<!-- wp:html -->\n<!-- provenance:${articleId} -->\n<!-- /wp:html -->`;

/** A WordPress site, reached by its REST interface with an application password. */
export class WordPress implements SiteBuilder {
  private readonly terms: WordPressTerms;

  constructor(private readonly requests: WordPressRequests) {
    this.terms = new WordPressTerms(requests);
  }

  check(): Promise<readonly CheckedPoint[]> {
    return checkWordPress(this.requests);
  }

  async find({ articleId, title, remoteId }: Mark): Promise<RemotePost | undefined> {
    if (remoteId !== undefined) {
      const path = `wp/v2/posts/${encodeURIComponent(remoteId)}?context=edit&${fields}`;
      const found = await this.requests.find(path, post);
      return found && remote(found);
    }
    const [first] = await this.marked(articleId, title);
    return first && remote(first);
  }

  async create(given: SitePost): Promise<RemotePost> {
    const slug = slugOf(given.title, given.articleId);
    const { body, remarks } = await this.bodyOf(given);
    const status = given.publish ? 'publish' : 'draft';
    const made = await this.written('wp/v2/posts', { ...body, slug, status });
    if (made.slug !== slug) {
      // Another post has the slug: an article with the same title, or this one, sent by a request whose answer was
      // lost.
      const [first] = await this.marked(given.articleId, given.title);
      if (first && first.id < made.id) {
        await this.requests.remove(`wp/v2/posts/${made.id}?force=true`);
        return remote(first);
      }
    }
    return remote(made, [...remarks, ...missing(made, body)]);
  }

  async update({ remoteId, state }: RemotePost, change: SitePost | TakingBack): Promise<RemotePost> {
    const address = `wp/v2/posts/${encodeURIComponent(remoteId)}`;
    if (change === 'unpublish') {
      await this.requests.remove(address);
      return remote(await this.requests.get(`${address}?context=edit&${fields}`, post));
    }
    if (change === 'draft') {
      return remote(await this.written(address, { status: 'draft' }));
    }
    const { body, remarks } = await this.bodyOf(change);
    const status = change.publish ? 'publish' : state === 'gone' ? 'draft' : undefined;
    const saved = await this.written(address, { ...body, ...(status && { status }) });
    return remote(saved, [...remarks, ...missing(saved, body)]);
  }

  fingerprintOf({ articleId, title, text, summary, notes }: SitePost): string {
    return fingerprint(title, `${markLine(articleId)}\n\n${text}`, summary, notes);
  }

  /** The posts with the article's mark, the oldest first. */
  private async marked(articleId: string, title: string): Promise<Post[]> {
    const rest = `status=any&context=edit&orderby=id&order=asc&per_page=${mostFound}&${fields}`;
    const list = z.array(post);
    const named = await this.requests.get(`wp/v2/posts?slug=${slugOf(title, articleId)}&${rest}`, list);
    const searched = await this.requests.get(`wp/v2/posts?search=${articleId}&${rest}`, list);
    const all = new Map([...named, ...searched].map((one) => [one.id, one]));
    return [...all.values()]
      .filter(({ content }) => content.raw.includes(`provenance:${articleId}`))
      .sort((one, other) => one.id - other.id);
  }

  private async written(path: string, body: object): Promise<Post> {
    return this.requests.read(await this.requests.send('POST', `${path}?${fields}`, body), post);
  }

  private async bodyOf({ articleId, title, text, summary, notes, ...given }: SitePost) {
    const [category, tags, author, image] = [
      await this.terms.category(given.category),
      await this.terms.tags(given.tags),
      await this.terms.author(given.author),
      given.image && (await this.terms.image(given.image)),
    ];
    const remarks = [...category.remarks, ...tags.remarks, ...author.remarks];
    const body = {
      title: plain(title),
      content: `${markLine(articleId)}\n\n${text}`,
      excerpt: plain(summary),
      meta: { footnotes: notes },
      ...(category.ids.length > 0 && { categories: category.ids }),
      ...(tags.ids.length > 0 && { tags: tags.ids }),
      ...(author.ids[0] !== undefined && { author: author.ids[0] }),
      ...(image !== undefined && { featured_media: image }),
    };
    return { body, remarks };
  }
}

function remote(found: Post, remarks: readonly string[] = []): RemotePost {
  const { id, link, status, title, content, excerpt, meta } = found;
  const notes = meta && !Array.isArray(meta) ? (meta.footnotes ?? '') : '';
  const isOut = ['publish', 'future', 'private'].includes(status);
  return {
    remoteId: String(id),
    url: link,
    state: status === 'trash' ? 'gone' : isOut ? 'published' : 'draft',
    fingerprint: fingerprint(title.raw, content.raw, excerpt.raw, notes),
    remarks,
  };
}

/**
 * The fingerprint of a post. WordPress changes entities and the order of members in notes, and neither counts as a
 * change.
 */
function fingerprint(title: string, content: string, excerpt: string, notes: string): string {
  const read = z.array(z.object({ id: z.string(), content: z.string() })).safeParse(parsedJson(notes));
  const known = (read.data ?? []).flatMap(({ id, content: said }) => [id, normalised(said)]);
  return postHash([normalised(title), normalised(content), normalised(excerpt), ...known]);
}

/** Reports parts that the site silently left out, by comparing its answer with the request. */
function missing(
  saved: Post,
  asked: { readonly categories?: number[]; readonly author?: number; readonly featured_media?: number },
): string[] {
  const { categories = [], author, featured_media: image } = asked;
  return [
    ...(categories.some((id) => !saved.categories.includes(id)) ? ['The category wasn’t taken.'] : []),
    ...(author !== undefined && author !== saved.author ? ['The author wasn’t taken.'] : []),
    ...(image !== undefined && image !== saved.featured_media ? ['The header image wasn’t taken.'] : []),
  ];
}
