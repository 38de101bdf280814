import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { countsOf } from '../../../../checks/registry.js';
import { EditorialRules } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { ArticleFindings, withoutDismissed } from './article-findings.js';
import { CheckContext } from './check-context.js';
import { CheckPool } from './check-pool.js';
import type { CheckArticleBody, CheckedArticle } from './checking.dto.js';
import { noSuchArticle } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { Conditions } from '../read-models/article-list/conditions.js';

interface OfArticle {
  readonly personaId: string;
  readonly captions: readonly string[];
}

/** What the checks find in a text that is not saved. */
export class CheckArticle extends Query<CheckedArticle> {
  constructor(
    readonly reader: Reader,
    readonly text: CheckArticleBody,
  ) {
    super();
  }
}

@QueryHandler(CheckArticle)
export class CheckArticleHandler implements IQueryHandler<CheckArticle> {
  constructor(
    private readonly rules: EditorialRules,
    private readonly personas: PersonaLibrary,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly findings: ArticleFindings,
    private readonly dataSource: DataSource,
  ) {}

  async execute({ reader, text }: CheckArticle): Promise<CheckedArticle> {
    const { title, content, articleId } = text;
    if (text.personaId !== undefined && !(await this.personas.find(text.personaId))) {
      throw invalidFields([{ field: 'personaId', message: 'Persona not found.' }]);
    }
    const article = articleId === undefined ? undefined : await this.article(reader, articleId);
    const personaId = text.personaId ?? article?.personaId;
    const [{ document: rules, revision: rulesRevision }, { context }, dismissals] = await Promise.all([
      this.rules.current(),
      this.context.gather(reader, { articleId, personaId, captions: article?.captions }),
      articleId === undefined ? [] : this.findings.dismissals(articleId),
    ]);
    const { findings: found } = await this.pool.check({ title, content, rules, ...context });
    const findings = withoutDismissed(found, dismissals);
    return { findings, counts: countsOf(findings), rulesRevision } as CheckedArticle;
  }

  private async article(reader: Reader, id: string): Promise<OfArticle> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    const [row] = await this.dataSource.query<OfArticle[]>(
      `select persona_id "personaId", social_captions captions from article where ${conditions.sql}`,
      conditions.values,
    );
    return row ?? noSuchArticle();
  }
}
