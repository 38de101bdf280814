import { Injectable } from '@nestjs/common';
import { withoutDismissed } from '../../../../checks/dismissed.js';
import { countsOf, type Finding } from '../../../../checks/registry.js';
import { EditorialRules } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { placesAsSent, withLineFeeds } from '../../platform/kernel/line-ends.js';
import { CheckContext } from './check-context.js';
import { DismissedFindings } from './dismissed-findings.js';
import { CheckPool } from './check-pool.js';
import type { CheckArticleBody, CheckedArticle } from './checking.dto.js';
import type { ArticleText } from '../domain/article.commands.js';
import type { Reader } from '../domain/reader.js';
import { ModelWords, type SavedText } from './model-words.js';

/** Runs the checks over a text that is not saved. */
@Injectable()
export class CheckArticle {
  constructor(
    private readonly rules: EditorialRules,
    private readonly personas: PersonaLibrary,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly dismissed: DismissedFindings,
    private readonly words: ModelWords,
  ) {}

  async execute(reader: Reader, text: CheckArticleBody): Promise<CheckedArticle> {
    const { title, content: sent, articleId } = text;
    const content = withLineFeeds(sent);
    if (text.personaId !== undefined && !(await this.personas.find(text.personaId))) {
      throw invalidFields([{ field: 'personaId', message: 'Persona not found.' }]);
    }
    const article = articleId === undefined ? undefined : await this.context.article(reader, articleId);
    const personaId = text.personaId ?? article?.personaId;
    const [{ document: rules, revision: rulesRevision }, { context }, isDismissed] = await Promise.all([
      this.rules.current(),
      this.context.gather(reader, { articleId, personaId, captions: article?.captions }),
      articleId === undefined ? () => false : this.dismissed.of(articleId),
    ]);
    const checked = { title, content, rules, ...context };
    const modelWords =
      article && (await this.words.of(checked, savedAs(reader, article, { title, content })));
    const { findings: found } = await this.pool.check({ ...checked, modelWords });
    const findings = spansAsSent(withoutDismissed(found, isDismissed), sent);
    return { findings, counts: countsOf(findings), rulesRevision } as CheckedArticle;
  }
}

/** The text that is on record, or that would be if the reader saved it. */
function savedAs(
  { id: by }: Reader,
  { id, revision, title, content }: ArticleText & { readonly id: string; readonly revision: number },
  text: ArticleText,
): SavedText {
  const isSame = title === text.title && content === text.content;
  return { id, revision, edit: isSame ? undefined : { by, text } };
}

function spansAsSent(findings: readonly Finding[], sent: string): Finding[] {
  const placeOf = placesAsSent(sent);
  return findings.map((finding) => ({
    ...finding,
    spans: finding.spans.map((span) => {
      const [start, end] = [placeOf(span.start), placeOf(span.end)];
      return { start, end, quote: sent.slice(start, end) };
    }),
  }));
}
