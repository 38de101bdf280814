import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EditorialRules } from '../../editorial/contract.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { DraftChecks } from '../checking/draft-checks.js';
import { TextJudge } from '../checking/text-judge.js';
import { EditArticle } from '../commands/edit-article.handler.js';
import { newArticle } from '../domain/article.js';
import { articleDecider } from '../domain/article.decider.js';
import { houseReader } from '../domain/reader.js';
import { GetArticle } from '../reading/get-article.query.js';
import { RuleReports } from '../findings/rule-reports.js';

const nowhere = 'no-article';

const title = 'Three ledgers and a lid';
const content = `## What the ledger says

The box left Geneva in 1931, and "nobody asked for a receipt". It came back in 1958, with a lid that is 4 mm too wide.

- Ask for the [invoice](https://example.com/invoice) first.
- Then look at the hinge: it was **replaced**, or it was never used.

Who insured it for 12,000 francs had seen neither. Is that a reason to worry? Perhaps; but a lid can be measured.`;

/**
 * At the start, opens and saves an article that does not exist, so that the first person need not wait. Code that runs
 * for the first time takes several times as long, in this process, its threads and Postgres. It changes nothing.
 */
@Injectable()
export class FirstUse implements OnApplicationBootstrap {
  constructor(
    private readonly rules: EditorialRules,
    private readonly drafts: DraftChecks,
    private readonly getArticle: GetArticle,
    private readonly commands: CommandBus,
    private readonly aggregates: AggregateStore,
    private readonly reports: RuleReports,
    private readonly judge: TextJudge,
  ) {}

  onApplicationBootstrap(): void {
    // Some of this must fail, such as finding the article, and that does no harm.
    void Promise.allSettled([
      this.check(),
      this.save(),
      this.append(),
      this.getArticle.execute(houseReader, nowhere),
      this.getArticle.execute(houseReader, nowhere, 0),
    ]);
  }

  private async check(): Promise<void> {
    const rules = await this.rules.inForce();
    await this.reports.withoutFindings(await this.judge.report({ title, content }, rules));
    await this.drafts.of(houseReader, nowhere, { title, content, rules: rules.document });
  }

  private async save(): Promise<void> {
    const context = internalContext(systemActor);
    await this.commands.execute(
      new EditArticle(context, houseReader, nowhere, { title, content }, undefined),
    );
  }

  /** Tries an append that the record refuses, because no stream is that long. */
  private async append(): Promise<void> {
    const state = newArticle({ authorId: null, personaId: '', personaRevision: 0, title, content });
    const rewritten = content.split(' ').reverse().join(' ');
    const expected = { title, content: rewritten };
    await this.judge.whileDeciding({ by: houseReader.id, expected }, (check) => {
      const command = { type: 'edit', by: houseReader, content: rewritten, check } as const;
      return this.aggregates.handle(articleDecider, nowhere, command, internalContext(systemActor), {
        known: () => Promise.resolve({ state, revision: 2n ** 40n, snapshot: undefined }),
      });
    });
  }
}
