/*
 * The figures of the drafts that were generated from $1 until before $2. Each row holds a few numbers, and a period is
 * at most 400 days long, so each of these reads is bounded by how much a house writes in that time.
 */

const inTime = 'draft.at >= $1 and draft.at < $2';

/** The figures of all drafts together, without a persona, then those of each persona. */
export const draftsSql = `
  with outcome as (
    select draft.id, draft.at, draft.persona_id, draft.persona, promotion.at promoted_at,
      coalesce(step.rounds, draft.rounds) rounds,
      coalesce(step.first_faults = 0, draft.rounds = 0) first_try,
      (select coalesce(sum(words), 0) from quality_edit edit
        where edit.article_id = draft.id and edit.revision < promotion.revision) words
    from quality_draft draft
    left join lateral (
      select nullif(count(*), 0) - count(faults) rounds,
        (array_agg(faults order by revision) filter (where faults is not null))[1] first_faults
      from quality_step where generation_id = draft.id
    ) step on true
    left join lateral (
      select at, revision from quality_promotion where article_id = draft.id order by revision limit 1
    ) promotion on true
    where ${inTime}
  )
  select persona_id "personaId", (array_agg(persona order by at desc))[1] persona,
    count(*)::integer drafts,
    (avg(first_try::integer))::float8 "firstTry",
    (avg(rounds))::float8 rounds,
    count(promoted_at)::integer promoted,
    (avg(words) filter (where promoted_at is not null))::float8 "wordsChanged",
    percentile_cont(0.5) within group (order by extract(epoch from promoted_at - at) / 60)
      filter (where promoted_at is not null) "minutesToPromotion"
  from outcome
  group by grouping sets ((), (persona_id))
  order by grouping(persona_id) desc, drafts desc, persona_id
  limit 101`;

export const rulesSql = `
  select rule,
    (count(distinct article_id) filter (where verdict = 'dismissed'))::integer dismissed,
    (count(distinct article_id) filter (where verdict = 'overridden'))::integer overridden,
    count(distinct article_id)::integer either
  from quality_verdict verdict join quality_draft draft on draft.id = verdict.article_id
  where ${inTime}
  group by rule
  order by either desc, rule
  limit 100`;

/** The figures by week in the zone $3, and by model; articles of a batch or run share the cost of its plan. */
export const usageSql = `
  select date_trunc('week', draft.at, $3) "weekStart", model, provider,
    count(*)::integer articles,
    (avg(draft.input_tokens + coalesce(plan.input, 0)))::float8 "inputTokens",
    (avg(draft.output_tokens + coalesce(plan.output, 0)))::float8 "outputTokens",
    (avg(coalesce(draft.cached_tokens, 0) + coalesce(plan.cached, 0))
      filter (where draft.input_tokens is not null))::float8 "cachedTokens"
  from quality_draft draft
  left join lateral (
    select sum(input_tokens)::float8 / written.drafts input, sum(output_tokens)::float8 / written.drafts output,
      sum(cached_tokens)::float8 / written.drafts cached
    from quality_call call, (select count(*) drafts from quality_draft one where one.batch_id = draft.batch_id) written
    where call.purpose = 'plan' and call.id = draft.batch_id
    group by written.drafts
  ) plan on true
  where ${inTime}
  group by 1, model, provider
  order by 1, articles desc, model
  limit 600`;

/** All calls to models from $1 until before $2, by purpose and by model. */
export const callsSql = `
  with counted as (
    select
      case when purpose = 'article' and not exists (select from quality_draft draft where draft.id = call.id)
        then 'unfinished' else purpose end purpose,
      model, provider, input_tokens, output_tokens, cached_tokens
    from quality_call call
    where call.at >= $1 and call.at < $2
  )
  select purpose, model, provider,
    count(*)::integer calls,
    (sum(input_tokens))::float8 "inputTokens",
    (sum(output_tokens))::float8 "outputTokens",
    (sum(coalesce(cached_tokens, 0)) filter (where input_tokens is not null))::float8 "cachedTokens"
  from counted
  group by purpose, model, provider
  order by array_position(array['article', 'plan', 'unfinished', 'proposal', 'captions', 'ideas'], purpose),
    calls desc, model
  limit 100`;

/**
 * The number of captions in first sets, and how many of them stayed: a later set replaces all of them, a single caption
 * only its own place.
 */
export const captionsSql = `
  with captioned as (
    select draft.id,
      (select captions from quality_captions one where one.article_id = draft.id order by revision limit 1) written
    from quality_draft draft
    where ${inTime}
  ), outcome as (
    select written,
      case
        when (select count(*) from quality_captions one where one.article_id = captioned.id and place is null) > 1 then 0
        else written - (select count(distinct place) from quality_captions one
          where one.article_id = captioned.id and place < written)
      end unchanged
    from captioned
    where written is not null
  )
  select coalesce(sum(written), 0)::integer written, coalesce(sum(unchanged), 0)::integer unchanged from outcome`;
