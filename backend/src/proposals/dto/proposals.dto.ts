import { TextProvenance } from '../../platform/ai/text-provenance.dto.js';
import {
  described,
  Field,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';
import { proposalKinds, type ProposalKind } from '../domain/proposals.events.js';

const count = whole({ min: 0, max: 1_000_000_000 });
const kind = oneOf([...proposalKinds]);

/** A person’s request to a model. */
export class OfferProposalBody {
  @Field(kind)
  kind: ProposalKind;

  @Field(whole({ min: 0, max: 2_147_483_647 }), { description: 'Article revision that the offsets are of.' })
  revision: number;

  @Field(count, {
    optional: true,
    description:
      'Of the passage, in UTF-16 units of the content; without it the whole, or what the finding is about.',
  })
  start?: number;

  @Field(count, { optional: true })
  end?: number;

  @Field(text({ min: 1, max: 100 }), {
    optional: true,
    description: 'Id of the check whose finding is to be mended.',
  })
  rule?: string;

  @Field(text({ min: 1, max: 1_000, trim: true }), { optional: true, description: 'In one’s own words.' })
  instruction?: string;

  @Field(listOf(count, { max: 10_000 }), {
    optional: true,
    description:
      'Starts of blocks that people have written or changed and that may be changed nevertheless. The others stay where no passage is given, but for those with the finding; `start` and `end` choose all of a passage.',
  })
  unlocked?: number[];
}

class ChosenHunks {
  @Field(listOf(text({ max: 20 }), { min: 1, max: 20_000 }), {
    optional: true,
    description: 'Ids of hunks; all that are left without it.',
  })
  hunks?: string[];
}

/** The part of a proposal that a person accepts: all of it, some changes, or one of the titles. */
export class AcceptProposalBody extends ChosenHunks {
  @Field(whole({ min: 0, max: 100 }), { optional: true, description: 'Which of the titles, counted from 0.' })
  choice?: number;
}

/** The part of a proposal that a person rejects: all of it, or some changes. */
export class RejectProposalBody extends ChosenHunks {}

class Stretch {
  @Field(count)
  start: number;

  @Field(count)
  end: number;
}

class ProposalHunk {
  @Field(text())
  id: string;

  @Field(count)
  start: number;

  @Field(count)
  end: number;

  @Field(text())
  before: string;

  @Field(text())
  after: string;
}

class ForeseenFinding {
  @Field(text(), { description: 'Id of the check.' })
  rule: string;

  @Field(text())
  message: string;

  @Field(text(), { description: 'The beginning of the passage; empty for what is about the whole text.' })
  quote: string;
}

class ProposalEffect {
  @Field(listOf(ForeseenFinding), { description: 'What the checks would find no more.' })
  mends: ForeseenFinding[];

  @Field(listOf(ForeseenFinding), { description: 'What the checks would find anew.' })
  brings: ForeseenFinding[];
}

class ProposalProvenance extends TextProvenance {
  @Field(flag(), { description: 'The first answer damaged the structure, or fell short.' })
  askedAgain: boolean;
}

class ProposalAuthor {
  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text())
  name: string;
}

/** A proposal of a model. Nothing of it is in the article before a person accepts it. */
export class Proposal {
  @Field(text())
  id: string;

  @Field(kind)
  kind: ProposalKind;

  @Field(count, { description: 'Article revision it was made for; all offsets are of its content.' })
  revision: number;

  @Field(count)
  start: number;

  @Field(count)
  end: number;

  @Field(text(), { description: 'The passage, or the title.' })
  before: string;

  @Field(described({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }), {
    description: 'The passage anew; of a title a list of up to three.',
  })
  after: string | string[];

  @Field(listOf(ProposalHunk), { description: 'Word by word; none for a title.' })
  hunks: ProposalHunk[];

  @Field(listOf(text()), { description: 'Ids of the hunks that stand in the article.' })
  accepted: string[];

  @Field(listOf(text()), {
    description: 'Ids of the hunks that can still be accepted or rejected; none when it is settled or stale.',
  })
  remaining: string[];

  @Field(listOf(Stretch), {
    description:
      'Blocks of the passage that people had written or changed: they stay as they are. Of a passage that was chosen none are locked.',
  })
  locked: Stretch[];

  @Field(listOf(text()), { description: 'What a person should know of it, such as a link that is missing.' })
  notes: string[];

  @Field(listOf(ProposalEffect), {
    description:
      'What it would change in the findings, taken whole: one for the passage, or one for each title. Empty where that could not be checked, and for older proposals.',
  })
  effects: ProposalEffect[];

  @Field(text(), { nullable: true })
  rule: string | null;

  @Field(text(), { nullable: true })
  instruction: string | null;

  @Field(oneOf(['offered', 'accepted', 'partly', 'rejected', 'stale']), {
    description: '`stale`: the passage has changed since.',
  })
  status: 'offered' | 'accepted' | 'partly' | 'rejected' | 'stale';

  @Field(nested(ProposalProvenance))
  provenance: ProposalProvenance;

  @Field(nested(ProposalAuthor), { description: 'Who asked for it.' })
  by: ProposalAuthor;

  @Field(moment())
  at: string;
}

export class OneProposal {
  @Field(nested(Proposal))
  proposal: Proposal;
}

export class ProposalPage {
  @Field(listOf(Proposal))
  proposals: Proposal[];

  @Field(count)
  total: number;

  @Field(text(), { nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;
}
