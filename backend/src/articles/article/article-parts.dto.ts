import { TextProvenance } from '../../platform/ai/text-provenance.dto.js';
import { Field, flag, listOf, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
import { SourceDate } from '../../sources/contract.js';
import { importedSystems } from '../domain/import.events.js';
import { ArticleFinding } from './finding.dto.js';

const count = whole({ min: 0, max: 1_000_000_000 });

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

  @Field(listOf(text()), { description: 'Rules that the first draft broke, if it was revised.' })
  revisedFor: string[];

  @Field(text(), { nullable: true, description: 'The topic idea the article is based on.' })
  ideaId: string | null;
}

/** The origin of an imported text. */
export class ImportedFrom {
  @Field(text(), { description: 'Id of the import.' })
  importId: string;

  @Field(oneOf([...importedSystems]), { description: '`desk` for a download of a desk like this one.' })
  system: (typeof importedSystems)[number];

  @Field(text(), { description: 'Its address, or the name of the file where no address is told.' })
  site: string;

  @Field(text(), { description: 'Of the item there.' })
  id: string;

  @Field(text(), { nullable: true })
  url: string | null;

  @Field(text(), { nullable: true, description: 'The name there.' })
  author: string | null;

  @Field(moment(), { nullable: true, description: 'Null for what was never published.' })
  publishedAt: string | null;

  @Field(moment(), { nullable: true })
  modifiedAt: string | null;

  @Field(text(), { description: 'SHA-256 of the file, in hex.' })
  fileHash: string;

  @Field(text(), { description: 'SHA-256 of title, text and summary as the file has them, in hex.' })
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
  @Field(text(), { description: 'As it is cited, without brackets: `s1`.' })
  id: string;

  @Field(text(), { nullable: true, description: 'Null for a text that was pasted.' })
  url: string | null;

  @Field(text())
  title: string;

  @Field(text(), { description: 'SHA-256 of its text in UTF-8, in hexadecimal digits.' })
  hash: string;

  @Field(moment(), { optional: true, description: 'Older articles don’t say, nor when it is from.' })
  readAt?: string | undefined;

  @Field(listOf(SourceDate), { optional: true, description: 'What the page tells of when it is from.' })
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
      '`valid`: nothing was changed since it was signed. `trusted`: and a known authority vouches for who signed.',
  })
  state: 'trusted' | 'valid' | 'invalid' | 'unreadable';

  @Field(text(), { nullable: true, description: 'As its certificate says; null unless valid or trusted.' })
  signer: string | null;

  @Field(text(), {
    nullable: true,
    description: 'How the picture was made, as a term of the IPTC; null unless valid or trusted.',
  })
  sourceType: string | null;

  @Field(text(), {
    nullable: true,
    description: 'SHA-256 of the manifest store as it came, in hex; null where there is no whole one.',
  })
  storeSha256: string | null;
}

/** A header image of an article. */
export class ArticleImage {
  @Field(text())
  id: string;

  @Field(oneOf(['search', 'ai', 'archive']), {
    description: 'Found by the search, drawn, or brought by an import.',
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

  @Field(text(), { nullable: true, description: 'Such as `CC BY 4.0`; null for a drawn image.' })
  licence: string | null;

  @Field(text(), { nullable: true })
  licenceUrl: string | null;

  @Field(text(), { nullable: true })
  sourcePage: string | null;

  @Field(count, { description: 'Article revision the image was made from.' })
  articleRevision: number;

  @Field(nested(BroughtCredentials), {
    optional: true,
    description: 'The Content Credentials that it brought along; left out where there were none.',
  })
  broughtCredentials?: BroughtCredentials | undefined;

  @Field(count, { nullable: true, description: 'Package it is of: what was promoted when it was made.' })
  package: number | null;
}

/** A note on what may be wrong with a caption; it blocks nothing. */
export class CaptionMark {
  @Field(count, { description: 'Which caption, counted from 0.' })
  caption: number;

  @Field(text(), { description: 'A sentence for people.' })
  message: string;
}

export class CaptionApproval {
  @Field(count, { description: 'Which caption, counted from 0.' })
  caption: number;

  @Field(text(), { description: 'The name of who approved it, at that time.' })
  by: string;

  @Field(moment())
  at: string;
}
