/** SQL for the value of a column at a revision, as the latest revision up to there that set the column left it. */
export const asOfRevision = (column: string, article: string, revision: string): string =>
  `(select earlier.${column} from article_revision earlier
    where earlier.article_id = ${article} and earlier.revision <= ${revision} and earlier.${column} is not null
    order by earlier.revision desc limit 1)`;

/** SQL for the summary of an article at a revision; null where it had none. */
export const summaryAsOf = (article: string, revision: string): string =>
  `nullif(${asOfRevision('article_summary', article, revision)}, '')`;

/** SQL for the revisions that the current package, images and captions were made from; null without any. */
export const madeFrom = {
  package: `case when article.status = 'promoted' then
    (select max(revision) from article_package where article_id = article.id) end`,
  images: `(article.header_images->0->>'articleRevision')::integer`,
  captions: 'article.captions_revision',
};

/** SQL for the revision of the rules that last checked the present text, at its save or its promotion. */
export const checkedBy = `greatest((article.rule_report->>'rulesRevision')::integer,
  (select (frozen->'ruleReport'->>'rulesRevision')::integer from article_package
    where article_id = article.id and revision >= article.text_revision order by revision desc limit 1))`;

const isOther = (column: 'title' | 'content'): string =>
  `(${Object.values(madeFrom)
    .map(
      (revision) => `(article.text_revision > ${revision}
        and article.${column} is distinct from ${asOfRevision(column, 'article.id', revision)})`,
    )
    .join(' or ')})`;

/** SQL for the id of the idea that the article was written about, if any. */
export const writtenAbout = `article.provenance->>'ideaId'`;

/** SQL for the revision of the persona that the article was written as. */
export const writtenAs = `(article.provenance->>'personaRevision')::integer`;

/** SQL for the revisions of the rules that differ from the newest one. */
const otherRules = `select revision from editorial_rules
  where document::text <> (select document::text from editorial_rules order by revision desc limit 1)`;

/** SQL for the personas and revisions at which a field had another value than now. */
const otherPersonas = `select at.persona_id, at.revision from persona_value at join (
    select persona_id, revision since, lead(revision) over (of_field order by revision) until,
      value <> first_value(value) over (of_field order by revision desc) other
    from persona_value window of_field as (partition by persona_id, field)
  ) was on was.other and was.persona_id = at.persona_id and at.revision >= was.since and at.revision < was.until`;

/** SQL conditions, by reason: the article, or something made of it, would be different if it were made now. */
export const movedOn = {
  text: isOther('content'),
  title: isOther('title'),
  rules: `${checkedBy} in (${otherRules})`,
  persona: `(article.persona_id, ${writtenAs}) in (${otherPersonas})`,
} as const;
