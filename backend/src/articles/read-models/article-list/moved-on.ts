/** What the latest revision of an article up to another one that set a column has set it to. */
export const asOfRevision = (column: 'title' | 'content', article: string, revision: string): string =>
  `(select earlier.${column} from article_revision earlier
    where earlier.article_id = ${article} and earlier.revision <= ${revision} and earlier.${column} is not null
    order by earlier.revision desc limit 1)`;

/** The revisions that something made of the article, which counts now, was made from; null for what there is not. */
export const madeFrom = {
  package: `case when article.status = 'promoted' then
    (select max(revision) from article_package where article_id = article.id) end`,
  images: `(article.header_images->0->>'articleRevision')::integer`,
  captions: 'article.captions_revision',
};

/** Of the rules that the present text was last checked by: when it was saved, or promoted as it is. */
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

/** Of the persona that the article was written as. */
export const writtenAs = `(article.provenance->>'personaRevision')::integer`;

/** Of the field of a persona that `was` names. */
const newestValue = (column: 'revision' | 'value', condition = ''): string =>
  `(select ${column} from persona_value where persona_id = was.persona_id and field = was.field ${condition}
    order by revision desc limit 1)`;

/** Of an article, by why it, or something made of it, is no longer what it would be if it were made now. */
export const movedOn = {
  text: isOther('content'),
  title: isOther('title'),
  rules: `(select document from editorial_rules where revision = ${checkedBy}) <>
    (select document from editorial_rules order by revision desc limit 1)`,
  persona: `exists (select from persona_value was where was.persona_id = article.persona_id
    and was.revision = ${newestValue('revision', `and revision <= ${writtenAs}`)} and was.value <> ${newestValue('value')})`,
  idea: `exists (select from topic_idea where topic_idea.id = article.provenance->>'ideaId' and topic_idea.deleted)`,
} as const;
