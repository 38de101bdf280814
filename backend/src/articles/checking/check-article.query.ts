import { Injectable } from '@nestjs/common';
import { withoutDismissed } from '../../../../checks/dismissed.js';
import { countsOf } from '../../../../checks/registry.js';
import { EditorialRules } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { CheckContext } from './check-context.js';
import { DismissedFindings } from './dismissed-findings.js';
import { CheckPool } from './check-pool.js';
import type { CheckArticleBody, CheckedArticle } from './checking.dto.js';
import type { Reader } from '../domain/reader.js';

/** What the checks find in a text that is not saved. */
@Injectable()
export class CheckArticle {
  constructor(
    private readonly rules: EditorialRules,
    private readonly personas: PersonaLibrary,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly dismissed: DismissedFindings,
  ) {}

  async execute(reader: Reader, text: CheckArticleBody): Promise<CheckedArticle> {
    const { title, content, articleId } = text;
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
    const { findings: found } = await this.pool.check({ title, content, rules, ...context });
    const findings = withoutDismissed(found, isDismissed);
    return { findings, counts: countsOf(findings), rulesRevision } as CheckedArticle;
  }
}
