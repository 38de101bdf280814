import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checks } from '../../../../checks/registry.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { inZone } from '../../platform/kernel/week.js';
import { costOf } from '../../generation/contract.js';
import type {
  CallFigures,
  PersonaFigures,
  Quality,
  QualityQuery,
  RuleFigures,
  UsageFigures,
} from '../dto/quality.dto.js';
import { callsSql, captionsSql, draftsSql, rulesSql, usageSql } from './quality.sql.js';

const dayMs = 86_400_000;
const usualDays = 84;
const mostDays = 400;

/** The share of wrong findings above which the rule is at fault, rather than the drafts. */
const tooOften = 0.2;

const nameOf = new Map(checks.map(({ id, name }) => [id, name]));

type DraftRows = [all: Omit<PersonaFigures, 'personaId'> & { personaId: null }, ...PersonaFigures[]];
type CallRow = Omit<CallFigures, 'cost'>;
type UsageRow = Omit<UsageFigures, 'weekStart' | 'cost'> & { weekStart: Date };

/** Returns the figures for the quality of drafts in a period, and for their cost. */
@Injectable()
export class GetQuality {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'scheduleTimezone' | 'aiPrices'>,
  ) {}

  /** @throws DomainError `invalid` when the period is longer than 400 days or ends before it begins */
  async execute(asked: QualityQuery): Promise<Quality> {
    const { from, to } = this.timeOf(asked);
    const read = <Row>(sql: string, ...more: unknown[]): Promise<Row[]> =>
      this.dataSource.query<Row[]>(sql, [from, to, ...more]);
    const [drafts, rules, usage, calls, captions] = await Promise.all([
      this.dataSource.query<DraftRows>(draftsSql, [from, to]),
      read<Pick<RuleFigures, 'rule' | 'dismissed' | 'overridden'> & { either: number }>(rulesSql),
      read<UsageRow>(usageSql, this.settings.scheduleTimezone),
      read<CallRow>(callsSql),
      read<Quality['captions']>(captionsSql),
    ]);
    const [{ personaId: _, persona: __, ...all }, ...personas] = drafts;
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      all,
      personas,
      rules: rules.map(({ either, ...row }) => {
        const share = either / Math.max(1, all.drafts);
        return { ...row, name: nameOf.get(row.rule) ?? row.rule, share, tooOften: share > tooOften };
      }),
      usage: usage.map(({ weekStart, ...row }) => ({
        weekStart: inZone(weekStart, this.settings.scheduleTimezone),
        ...this.priced(row),
      })),
      calls: calls.map((row) => this.priced(row)),
      captions: captions[0] ?? { written: 0, unchanged: 0 },
    };
  }

  private timeOf(asked: QualityQuery): { readonly from: Date; readonly to: Date } {
    const to = asked.to === undefined ? this.clock.now() : new Date(asked.to);
    const from = asked.from === undefined ? new Date(to.getTime() - usualDays * dayMs) : new Date(asked.from);
    const days = (to.getTime() - from.getTime()) / dayMs;
    if (days >= 0 && days <= mostDays) return { from, to };
    const message = days < 0 ? 'must not be after to' : `must be at most ${mostDays} days before to`;
    throw new DomainError('invalid', 'invalid', `from ${message}.`, { errors: [{ field: 'from', message }] });
  }

  private priced<Row extends Omit<CallRow, 'purpose' | 'calls'>>(row: Row): Row & { cost: number | null } {
    const { model, inputTokens: input, outputTokens: output, cachedTokens } = row;
    const tokens = input === null || output === null ? null : { input, output, cached: cachedTokens ?? 0 };
    return { ...row, cost: costOf([{ model, tokens }], this.settings.aiPrices) };
  }
}
