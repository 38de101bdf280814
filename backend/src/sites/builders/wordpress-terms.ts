import { z } from 'zod';
import { creditLine, imageFile, imageName, normalised } from './post-form.js';
import type { PostImage } from './site-builder.js';
import { wordPressErrorIn, type WordPressRequests } from './wordpress-requests.js';

interface Found {
  readonly ids: number[];
  /** Sentences that say what could not be found or made. */
  readonly remarks: string[];
}

const term = z.object({ id: z.number(), name: z.string() });
const withId = z.object({ id: z.number() });

/** Categories, tags, users and pictures of WordPress, by the names that the desk knows them by. */
export class WordPressTerms {
  constructor(private readonly requests: WordPressRequests) {}

  async category(name: string | null): Promise<Found> {
    return name === null ? { ids: [], remarks: [] } : this.term('categories', 'category', name);
  }

  async tags(names: readonly string[]): Promise<Found> {
    const found: Found = { ids: [], remarks: [] };
    for (const name of names) {
      const { ids, remarks } = await this.term('tags', 'tag', name);
      found.ids.push(...ids);
      found.remarks.push(...remarks);
    }
    return found;
  }

  async author(name: string | null): Promise<Found> {
    if (name === null) return { ids: [], remarks: [] };
    const path = `wp/v2/users?slug=${encodeURIComponent(name.toLowerCase())}&_fields=id`;
    const [user] = await this.requests.get(path, z.array(withId));
    if (user) return { ids: [user.id], remarks: [] };
    return {
      ids: [],
      remarks: [`There is no author “${name}” on the site, or the desk’s user may not see it.`],
    };
  }

  /** Uploads a picture, unless an earlier upload is found by its name. */
  async image(image: PostImage): Promise<number> {
    const name = imageName(image.id);
    const [there] = await this.requests.get(`wp/v2/media?slug=${name}&_fields=id`, z.array(withId));
    if (there) return there.id;
    const { bytes, mediaType, alt } = image;
    const told = new URLSearchParams({ slug: name, title: alt, alt_text: alt, caption: creditLine(image) });
    const headers = {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${imageFile(image)}"`,
    };
    const asked = { method: 'POST', headers, body: bytes } as const;
    return this.requests.read(await this.requests.ask(`wp/v2/media?${told}`, asked), withId).id;
  }

  /**
   * Finds or makes a term. WordPress returns names with entities; if the user may not make a term, the post goes
   * without it.
   */
  private async term(path: string, what: string, name: string): Promise<Found> {
    const query = `search=${encodeURIComponent(name)}&per_page=100&_fields=id,name`;
    const found = await this.requests.get(`wp/v2/${path}?${query}`, z.array(term));
    const same = found.find((one) => normalised(one.name).toLowerCase() === name.toLowerCase());
    if (same) return { ids: [same.id], remarks: [] };
    const answer = await this.requests.send('POST', `wp/v2/${path}`, { name });
    const error = wordPressErrorIn(answer);
    if (error?.code === 'term_exists' && error.data?.term_id)
      return { ids: [error.data.term_id], remarks: [] };
    if (answer.status === 403) {
      return {
        ids: [],
        remarks: [`There is no ${what} “${name}” on the site, and the desk’s user may not make one.`],
      };
    }
    return { ids: [this.requests.read(answer, withId).id], remarks: [] };
  }
}
