import { asOfRevision, checkedBy, madeFrom, movedOn, writtenAs } from '../articles/contract.js';

/**
 * The largest number of packages, sets and messages that are shown, the latest of each, and of the generation’s steps.
 */
const mostTold = 20;
const mostSteps = 60;

/** SQL for the actor of an entry in the audit log. */
const actorOf = (entry: string): string =>
  `json_build_object('kind', ${entry}.actor_kind, 'id', case when ${entry}.actor_kind = 'user' then ${entry}.actor end,
    'name', ${entry}.actor_name, 'role', ${entry}.actor_role)`;

/** The article and where it came from. $1 is the article. */
export const presentSql = `
  select written.at "writtenAt", written.actor "writtenBy", article.imported_from->>'site' archive, article.provenance->>'model' model,
    article.provenance->>'promptVersion' "promptVersion", article.provenance->>'promptHash' "promptHash",
    article.generation_id "generationId", generation.requested_at "askedAt", generation.actor "askedBy",
    article.batch_id "batchId", article.provenance->>'ideaId' "ideaId", article.text_revision "textRevision",
    ${madeFrom.images} "imagesFrom", ${madeFrom.captions} "captionsFrom", ${madeFrom.package} "packageFrom",
    case when ${movedOn.persona} then (select min(at) from audit_entry
      where subject_id = article.persona_id and subject_kind = 'persona'
        and type in ('PersonaChanged', 'PersonaDeleted') and revision > ${writtenAs}) end "personaChangedAt",
    case when ${movedOn.rules} then (select at from audit_entry
      where type = 'EditorialRulesSet' and revision > ${checkedBy} order by position limit 1) end "rulesChangedAt"
  from article join article_revision written on written.article_id = article.id and written.revision = 0
    left join generation on generation.id = article.generation_id
  where article.id = $1`;

/** The idea of the article. $1 is the idea, or null. */
export const ideaSql = `
  select idea.id, idea.number, idea.title, idea.created_at at, ${actorOf('made')} by,
    case when idea.deleted then (select at from audit_entry where subject_id = idea.id and type = 'TopicIdeaDeleted'
      order by position desc limit 1) end "deletedAt"
  from topic_idea idea left join lateral (
    select actor_kind, actor, actor_name, actor_role from audit_entry
    where subject_id = coalesce(idea.batch_id, idea.id) and type in ('TopicBatchGenerated', 'TopicIdeaGenerated')
    order by position limit 1
  ) made on true
  where idea.id = $1`;

/** The batch or the run of the article. $1 is its id, or null. */
export const batchSql = `
  select 'run' kind, coalesce(started_at, due_at) at, actor by,
    (select count(*)::integer from scheduled_task where run_id = id and article_id is not null) articles
  from scheduled_run where id = $1
  union all
  select 'batch', (select min(requested_at) from generation where batch_id = batch.id), actor,
    json_array_length(articles)
  from batch where id = $1`;

/** The steps of the generation. $1 is the generation, or null. */
export const stepsSql = `
  select revision, step, outcome, at, prompt_version "promptVersion", prompt_hash "promptHash"
  from generation_step where generation_id = $1 order by revision limit ${mostSteps}`;

/** The latest packages of the article. $1 is the article. */
export const packagesSql = `
  select (row_number() over (order by revision))::integer number, revision, at, by
  from article_package where article_id = $1 order by revision desc limit ${mostTold}`;

/** The latest reviews of the article. $1 is the article. */
export const reviewsSql = `
  select revision, opened, at, by from article_review where article_id = $1 order by revision desc limit ${mostTold}`;

/** The latest sets of images and captions. $1 is the article. */
export const setsSql = `
  select made_set.kind, made_set.revision, made_set.article_revision "articleRevision",
    json_array_length(made_set.made) made, entry.at, ${actorOf('entry')} by, made_set.place = 1 latest
  from (
    select *, row_number() over (partition by kind order by revision desc) place
    from article_made_set where article_id = $1
  ) made_set join lateral (
    select at, actor_kind, actor, actor_name, actor_role from audit_entry
    where subject_id = $1 and revision = made_set.revision
      and type = any(case made_set.kind when 'images' then array['HeaderImagesGenerated', 'HeaderImagesImported']
        else array['CaptionsGenerated'] end)
  ) entry on true
  where made_set.place <= ${mostTold / 2} order by entry.at`;

/** The latest messages about the article. $1 is the article, $2 its batch or run, or null. */
export const messagesSql = `
  select id, channel, status, created_at at, null::integer revision, null type from outbox
  where kind <> 'event' and work in ($1, $2)
  union all
  (select outbox.id, channel, status, created_at, publication.revision, publication.type
   from (select id, revision, type from publication_event where article_id = $1
     order by position desc limit ${mostTold}) publication
   join outbox on outbox.kind = 'event' and outbox.work = publication.id
   order by outbox.id desc limit ${mostTold})`;

/**
 * The first and the last revision of the text, and the revisions that something was made from.
 * $1 is the article, $2 the revisions that something was made from.
 */
export const revisionsSql = `
  with text as (
    select revision, at, actor, summary from article_revision
    where article_id = $1 and (title is not null or content is not null)
  )
  select revision, at, actor by, summary, (select count(*)::integer from text) "all" from text
  where revision = 0 or revision = (select max(revision) from text) or revision in (
    select (select max(text.revision) from text where text.revision <= marked) from unnest($2::integer[]) marked)
  order by revision`;

const firstOther = (column: 'title' | 'content'): string =>
  `case when article.${column} is distinct from was.${column} then
    (select min(at) from article_revision later where later.article_id = article.id
      and later.revision > wanted.revision and later.${column} <> was.${column}) end`;

/** The moments at which the title and the text first differed from a revision. $1 is the article, $2 the revisions. */
export const movesSql = `
  select wanted.revision, ${firstOther('title')} title, ${firstOther('content')} "content"
  from article cross join unnest($2::integer[]) wanted(revision) cross join lateral (
    select ${asOfRevision('title', 'article.id', 'wanted.revision')} title,
      ${asOfRevision('content', 'article.id', 'wanted.revision')} "content"
  ) was
  where article.id = $1`;
