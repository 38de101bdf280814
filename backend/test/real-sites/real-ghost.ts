import { accounts, answerTo, cookiesOf, plain, type RealPost, type RealSite } from './real-site.js';

interface Post {
  readonly id: string;
  readonly status: string;
  readonly url: string;
  readonly title: string;
  readonly custom_excerpt: string | null;
  readonly feature_image: string | null;
  readonly feature_image_alt: string | null;
  readonly feature_image_caption: string | null;
  readonly updated_at: string;
  readonly tags: readonly { readonly name: string }[];
}

/** A Ghost that is used through its administration's interface, as by a person who is signed in there. */
export class RealGhost implements RealSite {
  readonly kind = 'ghost';
  readonly creation = /^POST \/ghost\/api\/admin\/posts\/(\?|$)/;
  private readonly account = accounts().ghost;

  readonly address = this.account.address;
  readonly credentials = { key: this.account.adminApiKey };
  private session: Promise<string> | undefined;

  async posts(): Promise<RealPost[]> {
    const { posts } = await this.ask<{ posts: Post[] }>('posts/?limit=100&include=tags');
    return posts.map((post) => ({
      id: post.id,
      status: post.status,
      title: post.title,
      excerpt: post.custom_excerpt ?? '',
      alt: post.feature_image === null ? '' : (post.feature_image_alt ?? ''),
      caption: plain(post.feature_image_caption ?? ''),
      tags: post.tags.map(({ name }) => name),
    }));
  }

  async page(id: string): Promise<string> {
    return (await answerTo((await this.post(id)).url, {})).text();
  }

  async retitle(id: string, title: string): Promise<void> {
    const { updated_at } = await this.post(id);
    await this.ask(`posts/${id}/`, {
      method: 'PUT',
      body: JSON.stringify({ posts: [{ title, updated_at }] }),
    });
  }

  async exported(): Promise<{ name: string; bytes: Buffer }> {
    const answer = await this.answer('db/', {});
    return { name: 'export.json', bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  private async post(id: string): Promise<Post> {
    const { posts } = await this.ask<{ posts: Post[] }>(`posts/${id}/`);
    const [post] = posts;
    if (!post) throw new Error(`Ghost has no post ${id}.`);
    return post;
  }

  private async ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    return (await (await this.answer(path, init)).json()) as Body;
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    this.session ??= this.signIn();
    const headers = {
      'content-type': 'application/json',
      origin: this.address,
      cookie: await this.session,
    };
    return answerTo(`${this.address}/ghost/api/admin/${path}`, { ...init, headers });
  }

  private async signIn(): Promise<string> {
    const { username, password } = this.account;
    const answer = await answerTo(`${this.address}/ghost/api/admin/session/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.address },
      body: JSON.stringify({ username, password }),
    });
    // Ghost has stored the session only when its answer ends.
    await answer.text();
    return cookiesOf(answer);
  }
}
