import { accounts, answerTo, cookiesOf, plain, type RealPost, type RealSite } from './real-site.js';

interface Post {
  readonly id: number;
  readonly status: string;
  readonly link: string;
  readonly title: { readonly raw: string };
  readonly excerpt: { readonly raw: string };
  readonly tags: readonly number[];
  readonly featured_media: number;
}

interface Media {
  readonly alt_text: string;
  readonly caption: { readonly raw: string };
}

/** A WordPress that is used through its REST interface, and through its administration's page for the export. */
export class RealWordPress implements RealSite {
  readonly kind = 'wordpress';
  readonly creation = /^POST \/wp-json\/wp\/v2\/posts(\?|$)/;
  private readonly account = accounts().wordpress;

  readonly address = this.account.address;
  readonly credentials = {
    username: this.account.username,
    password: this.account.applicationPassword,
  };

  async posts(): Promise<RealPost[]> {
    const posts = await this.ask<Post[]>('posts?status=any&per_page=100&context=edit');
    return Promise.all(posts.map((post) => this.shown(post)));
  }

  async page(id: string): Promise<string> {
    const { link } = await this.ask<Post>(`posts/${id}?context=edit`);
    return (await answerTo(link, {})).text();
  }

  async retitle(id: string, title: string): Promise<void> {
    await this.ask(`posts/${id}`, { method: 'POST', body: JSON.stringify({ title }) });
  }

  async exported(): Promise<{ name: string; bytes: Buffer }> {
    const { username, password } = this.account;
    const signIn = await answerTo(`${this.address}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'wordpress_test_cookie=WP+Cookie+check' },
      body: new URLSearchParams({ log: username, pwd: password, testcookie: '1' }),
    });
    const answer = await answerTo(`${this.address}/wp-admin/export.php?download=true&content=all`, {
      headers: { cookie: cookiesOf(signIn) },
    });
    return { name: 'export.xml', bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  private async shown(post: Post): Promise<RealPost> {
    const media =
      post.featured_media === 0
        ? undefined
        : await this.ask<Media>(`media/${post.featured_media}?context=edit`);
    const tags = await this.ask<{ name: string }[]>(`tags?post=${post.id}`);
    return {
      id: String(post.id),
      status: post.status,
      title: plain(post.title.raw),
      excerpt: plain(post.excerpt.raw),
      alt: media?.alt_text ?? '',
      caption: plain(media?.caption.raw ?? ''),
      tags: tags.map(({ name }) => plain(name)),
    };
  }

  private async ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const { username, password } = this.credentials;
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const answer = await answerTo(`${this.address}/wp-json/wp/v2/${path}`, {
      ...init,
      headers: { authorization, 'content-type': 'application/json' },
    });
    return (await answer.json()) as Body;
  }
}
