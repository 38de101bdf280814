import type { FindingCounts } from '../../../../checks/registry.js';
import type { CheckedCaptions, Source } from '../../../../checks/text/checked-text.js';
import { CheckRulesAnswer } from '../../editorial/contract.js';
import { Field, count, listOf, nested, oneOf, text } from '../../platform/http/input/field.js';
import { ArticleFinding, checkIds } from '../article/finding.dto.js';
import { ReviewClaim } from './review-claim.dto.js';

const longestContent = 200_000;

/** A text to check; nothing of it is stored. */
export class CheckArticleBody {
  @Field(text({ max: 300 }))
  title: string;

  @Field(text({ max: longestContent, asSent: true }), {
    description:
      'The text in markdown. It is checked with line feeds, as it would be saved; spans refer to the text as it was sent.',
  })
  content: string;

  @Field(text({ max: 100 }), {
    optional: true,
    description: 'The id of the persona whose voice the text should have.',
  })
  personaId?: string;

  @Field(text({ max: 100 }), {
    optional: true,
    description: 'The id of the article that the text belongs to.',
  })
  articleId?: string;
}

class FindingCountsAnswer implements FindingCounts {
  @Field(count)
  block: number;

  @Field(count)
  warn: number;

  @Field(count)
  info: number;

  @Field(count)
  notChecked: number;
}

export class CheckedArticle {
  @Field(listOf(ArticleFinding))
  findings: ArticleFinding[];

  @Field(nested(FindingCountsAnswer), {
    description: 'The number of obstacles by severity, and of findings that were not checked.',
  })
  counts: FindingCountsAnswer;

  @Field(count)
  rulesRevision: number;
}

class CheckSource implements Source {
  @Field(text(), {
    description: 'The id by which the text cites the source, without brackets, such as `s1`.',
  })
  id: string;

  @Field(text())
  title: string;

  @Field(text())
  text: string;

  @Field(text(), { optional: true })
  url?: string;
}

class CheckCaptions implements CheckedCaptions {
  @Field(listOf(text()))
  captions: string[];

  @Field(listOf(text()))
  brandTags: string[];

  @Field(text())
  link: string;
}

class DismissedPassage {
  @Field(oneOf(checkIds))
  rule: string;

  @Field(text(), { description: 'The dismissed passage; empty for a finding about the whole text.' })
  quote: string;
}

class DismissedFinding extends DismissedPassage {
  @Field(text(), { description: 'The check’s name.' })
  name: string;
}

export class DismissedFindingsAnswer {
  @Field(listOf(DismissedFinding), { description: 'The dismissed findings, latest first.' })
  dismissals: DismissedFinding[];
}

/** The facts that the checks of an article need besides its text, apart from other articles. */
export class CheckInputs {
  @Field(nested(CheckRulesAnswer))
  rules: CheckRulesAnswer;

  @Field(listOf(CheckSource), {
    optional: true,
    description: 'The sources of the article; left out if it is not known which it had.',
  })
  sources?: CheckSource[];

  @Field(listOf(text()), {
    description: 'What people asked the model for, in their own words.',
    optional: true,
  })
  asked?: string[];

  @Field(listOf(ReviewClaim), {
    optional: true,
    description: 'The claims that a model found in the draft; left out if no model read it.',
  })
  claims?: ReviewClaim[];

  @Field(listOf(text()), {
    description: 'The addresses in the saved text that the model wrote without having been given them.',
  })
  madeUpAddresses: string[];

  @Field(nested(CheckCaptions))
  captions: CheckCaptions;

  @Field(listOf(DismissedPassage), { description: 'The guesses that were dismissed, latest first.' })
  dismissals: DismissedPassage[];
}
