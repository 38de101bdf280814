import { draftPath, generate, type OneArticle } from '../articles.js';
import type { Visitor } from '../visitor.js';
import { ifMatch, step, type Chance, type Command, type Precondition, type Step } from './step.js';

interface Article {
  readonly id: string;
  readonly firstTitle: string;
  title: string;
  status: string;
  revision: number;
}

const titles = ['On boxes', 'On papers', 'On safes'];

/** A model of what articles must be like after each command. */
export class ModelledArticles {
  private readonly articles: Article[] = [];

  constructor(private readonly chance: Chance) {}

  async write(admin: Visitor, personaId: string): Promise<void> {
    const { id, title, status, revision } = await generate(admin, { personaId });
    this.articles.push({ id, firstTitle: title, title, status, revision });
  }

  readonly commands: readonly Command[] = [
    (at) => this.edit(at, { title: this.chance.one(titles) }),
    (at) => this.edit(at, { status: this.chance.one(['draft', 'promoted']) }),
    (at) => this.delete(at),
    (at) => this.restore(at),
  ];

  private async edit(at: Visitor, patch: { title?: string; status?: string }): Promise<Step> {
    const { article, precondition, headers } = this.choose();
    const answer = await at.patch<OneArticle>(draftPath(article.id), patch, headers);
    const told = `${JSON.stringify(patch)} for ${article.id}, if-match ${precondition}`;
    const refused = article.status === 'deleted' ? 404 : precondition === 'stale' ? 412 : undefined;
    if (refused) return step(told, answer, { status: refused });
    this.move(article, patch);
    return step(told, answer, { status: 200, seen: seen({ article }) }, seen);
  }

  private async delete(at: Visitor): Promise<Step> {
    const { article, precondition, headers } = this.choose();
    const answer = await at.send('DELETE', draftPath(article.id), { headers });
    const told = `delete ${article.id}, if-match ${precondition}`;
    const refused = article.status === 'deleted' ? 404 : precondition === 'stale' ? 412 : undefined;
    if (!refused) this.move(article, { status: 'deleted' });
    return step(told, answer, { status: refused ?? 200 });
  }

  private async restore(at: Visitor): Promise<Step> {
    const { article, precondition, headers } = this.choose();
    const path = `${draftPath(article.id)}/restore`;
    const answer = await at.post<OneArticle>(path, { revision: 0 }, headers);
    const told = `restore ${article.id}, if-match ${precondition}`;
    if (precondition === 'stale') return step(told, answer, { status: 412 });
    const { firstTitle: title, status } = article;
    this.move(article, { title, status: status === 'deleted' ? 'draft' : status });
    return step(told, answer, { status: 200, seen: seen({ article }) }, seen);
  }

  private choose(): { article: Article; precondition: Precondition; headers: Record<string, string> } {
    const article = this.chance.one(this.articles);
    const precondition = this.chance.precondition();
    return { article, precondition, headers: ifMatch(precondition, article.revision) };
  }

  /** Raises the revision by one if anything changes. */
  private move(article: Article, { title = article.title, status = article.status }): void {
    const same = title === article.title && status === article.status;
    Object.assign(article, { title, status, revision: article.revision + (same ? 0 : 1) });
  }
}

function seen({ article: { title, status, revision } }: { article: Omit<Article, 'firstTitle'> }): object {
  return { title, status, revision };
}
