import type { FindingCounts } from '../../../../checks/registry.js';
import type { CheckedCaptions, Source } from '../../../../checks/text/checked-text.js';
import { CheckRulesAnswer } from '../../editorial/contract.js';
import { Field, listOf, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { ArticleFinding, checkIds } from '../article/finding.dto.js';
import { ReviewClaim } from './review-claim.dto.js';

const count = whole({ min: 0, max: 1_000_000_000 });
const longestContent = 200_000;

/** A text to check; nothing of it is stored. */
export class CheckArticleBody {
  @Field(text({ max: 300 }))
  title: string;

  @Field(text({ max: longestContent, asSent: true }), {
    description: 'Markdown. It is checked with line feeds, as it would be saved; spans are of what is sent.',
  })
  content: string;

  @Field(text({ max: 100 }), { optional: true, description: 'Whose voice the text should have.' })
  personaId?: string;

  @Field(text({ max: 100 }), { optional: true, description: 'The article that the text is of.' })
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
    description: 'What stands in the way by severity, and what was not checked.',
  })
  counts: FindingCountsAnswer;

  @Field(count)
  rulesRevision: number;
}

class CheckSource implements Source {
  @Field(text(), { description: 'As it is cited, without brackets: `s1`.' })
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

  @Field(text(), { description: 'The passage; empty for a finding about the whole text.' })
  quote: string;
}

class DismissedFinding extends DismissedPassage {
  @Field(text(), { description: 'The check’s name.' })
  name: string;
}

export class DismissedFindingsAnswer {
  @Field(listOf(DismissedFinding), { description: 'The latest first.' })
  dismissals: DismissedFinding[];
}

/** The facts that the checks of an article need besides its text, apart from other articles. */
export class CheckInputs {
  @Field(nested(CheckRulesAnswer))
  rules: CheckRulesAnswer;

  @Field(listOf(CheckSource), {
    optional: true,
    description: 'Left out where nobody knows which there were.',
  })
  sources?: CheckSource[];

  @Field(listOf(text()), {
    description: 'What people asked the model for, in their own words.',
    optional: true,
  })
  asked?: string[];

  @Field(listOf(ReviewClaim), { optional: true, description: 'Left out where no model read the draft.' })
  claims?: ReviewClaim[];

  @Field(listOf(text()), {
    description: 'Addresses in the saved text that the model wrote without having been given them.',
  })
  madeUpAddresses: string[];

  @Field(nested(CheckCaptions))
  captions: CheckCaptions;

  @Field(listOf(DismissedPassage), { description: 'The guesses that were dismissed, the latest first.' })
  dismissals: DismissedPassage[];
}
