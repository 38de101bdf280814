import { PickType } from '@nestjs/swagger';
import type { VerdictChange } from '../../../../checks/rules-impact.js';
import { Field, count, listOf, text } from '../../platform/http/input/field.js';
import { ArticleSummary } from '../article/article.dto.js';

export class RulesImpactBody {
  @Field(text(), { description: 'The rules document as JSON text, as it would be saved.' })
  content: string;
}

class ImpactFinding implements VerdictChange {
  @Field(text(), { description: 'The check’s id.' })
  rule: string;

  @Field(text())
  name: string;

  @Field(text())
  message: string;
}

class ArticleImpact extends PickType(ArticleSummary, ['id', 'title', 'status']) {
  @Field(listOf(text()), { description: 'The ids of the checks.' })
  checks: string[];

  @Field(listOf(ImpactFinding), { description: 'What each of the checks finds, or found before.' })
  findings: ImpactFinding[];
}

/** The changes that rules would make to the verdicts on the last articles. */
export class RulesImpact {
  @Field(count, {
    description: 'How many of the newest articles were looked at: 200, or as many as time allowed.',
  })
  articles: number;

  @Field(listOf(ArticleImpact), { description: 'The articles that would fail a check that they pass now.' })
  newlyFailing: ArticleImpact[];

  @Field(listOf(ArticleImpact), { description: 'The articles that would pass a check that they fail now.' })
  newlyPassing: ArticleImpact[];
}
