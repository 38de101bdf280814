import { TextProvenance } from '../../platform/ai/text-provenance.dto.js';
import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { SourceDate } from '../../sources/contract.js';
import { importedSystems } from '../domain/import.events.js';
import { ArticleFinding } from './finding.dto.js';

export class ArticleRuleCheck {
  @Field(text())
  rule: string;

  @Field(oneOf(['pass', 'fail', 'review']))
  status: 'pass' | 'fail' | 'review';

  @Field(text())
  detail: string;
}

export class ArticleRuleReport {
  @Field(flag())
  passed: boolean;

  @Field(count)
  rulesRevision: number;

  @Field(listOf(ArticleRuleCheck))
  checks: ArticleRuleCheck[];

  @Field(listOf(ArticleFinding), {
    optional: true,
    description:
      'What the checks find in this text, without the guesses that were dismissed. Left out where they ' +
      'are not known yet: in the answer to a save while others save, too, and in the answer to a read while several ' +
      'wait for checks.',
  })
  findings?: ArticleFinding[];
}

/** The origin of the text. */
export class ArticleProvenance extends TextProvenance {
  @Field(count)
  personaRevision: number;

  @Field(text(), { nullable: true })
  customPrompt: string | null;

  @Field(listOf(text()), { description: 'The rules that the first draft broke, if it was revised.' })
  revisedFor: string[];

  @Field(text(), { nullable: true, description: 'The id of the idea that the article is based on.' })
  ideaId: string | null;
}

/** The origin of an imported text. */
export class ImportedFrom {
  @Field(text(), { description: 'The id of the import.' })
  importId: string;

  @Field(oneOf([...importedSystems]), {
    description: 'What exported the article; `desk` is a download from a desk like this one.',
  })
  system: (typeof importedSystems)[number];

  @Field(text(), {
    description:
      'The address of the site that the article comes from, or the name of the file where it gives no address.',
  })
  site: string;

  @Field(text(), { description: 'The id of the item on that site.' })
  id: string;

  @Field(text(), { nullable: true })
  url: string | null;

  @Field(text(), { nullable: true, description: 'The author’s name on that site.' })
  author: string | null;

  @Field(moment(), {
    nullable: true,
    description: 'When the item was published there; null if it never was.',
  })
  publishedAt: string | null;

  @Field(moment(), { nullable: true })
  modifiedAt: string | null;

  @Field(text(), { description: 'The SHA-256 of the file, in hex.' })
  fileHash: string;

  @Field(text(), {
    description: 'The SHA-256 of the title, the text and the summary as the file has them, in hex.',
  })
  itemHash: string;
}

/** A quotation of the text with the passage of the source that says it. */
export class KnownPassage {
  @Field(text(), { description: 'The words of the article.' })
  quotation: string;

  @Field(text(), { description: 'The words of the source.' })
  passage: string;
}

/** A source that an article rests on. */
export class CitedSource {
  @Field(text(), {
    description: 'The id by which the text cites the source, without brackets, such as `s1`.',
  })
  id: string;

  @Field(text(), {
    nullable: true,
    description: 'The address of the source; null for a text that was pasted.',
  })
  url: string | null;

  @Field(text())
  title: string;

  @Field(text(), { description: 'The SHA-256 of the source’s text in UTF-8, in hex.' })
  hash: string;

  @Field(moment(), { optional: true, description: 'When the source was read; left out for older articles.' })
  readAt?: string | undefined;

  @Field(listOf(SourceDate), {
    optional: true,
    description: 'The dates that the page gives for itself; left out for older articles.',
  })
  dates?: SourceDate[] | undefined;

  @Field(listOf(KnownPassage), {
    optional: true,
    description:
      'What of the article’s first text it was found to say. A footnote quotes the passages whose words still stand beside its marker.',
  })
  passages?: KnownPassage[] | undefined;
}

/** The Content Credentials that a drawn image brought along from its model. */
export class BroughtCredentials {
  @Field(oneOf(['trusted', 'valid', 'invalid', 'unreadable']), {
    description:
      'What checking the credentials found. `valid`: nothing was changed after the image was signed. `trusted`: it is valid, and a known authority vouches for the signer.',
  })
  state: 'trusted' | 'valid' | 'invalid' | 'unreadable';

  @Field(text(), {
    nullable: true,
    description: 'The signer that the certificate names; null unless the credentials are valid or trusted.',
  })
  signer: string | null;

  @Field(text(), {
    nullable: true,
    description:
      'How the image was made, as a term of the IPTC; null unless the credentials are valid or trusted.',
  })
  sourceType: string | null;

  @Field(text(), {
    nullable: true,
    description: 'The SHA-256 of the manifest store as it arrived, in hex; null if there is no complete one.',
  })
  storeSha256: string | null;
}

/** A header image of an article. */
export class ArticleImage {
  @Field(text())
  id: string;

  @Field(oneOf(['search', 'ai', 'archive']), {
    description:
      'Where the image comes from: found by the search, drawn by a model, or brought by an import.',
  })
  type: 'search' | 'ai' | 'archive';

  @Field(text())
  url: string;

  @Field(text())
  thumbnailUrl: string;

  @Field(text())
  title: string;

  @Field(text())
  source: string;

  @Field(text(), { nullable: true })
  creator: string | null;

  @Field(text(), { nullable: true, description: 'The licence, such as `CC BY 4.0`; null for a drawn image.' })
  licence: string | null;

  @Field(text(), { nullable: true })
  licenceUrl: string | null;

  @Field(text(), { nullable: true })
  sourcePage: string | null;

  @Field(count, { description: 'The revision of the article that the image was made from.' })
  articleRevision: number;

  @Field(nested(BroughtCredentials), {
    optional: true,
    description: 'The Content Credentials that came with the image; left out if it had none.',
  })
  broughtCredentials?: BroughtCredentials | undefined;

  @Field(count, {
    nullable: true,
    description:
      'The number of the package that the image belongs to: the one that was promoted when the image was made.',
  })
  package: number | null;
}

/** A note on what may be wrong with a caption; it blocks nothing. */
export class CaptionMark {
  @Field(count, { description: 'The caption that is marked, counted from 0.' })
  caption: number;

  @Field(text(), { description: 'What may be wrong with the caption, as a sentence for people.' })
  message: string;
}

export class CaptionApproval {
  @Field(count, { description: 'The caption that was approved, counted from 0.' })
  caption: number;

  @Field(text(), { description: 'The name, at that time, of the person who approved the caption.' })
  by: string;

  @Field(moment())
  at: string;
}
