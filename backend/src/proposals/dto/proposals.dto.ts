import { TextProvenance } from '../../platform/ai/text-provenance.dto.js';
import {
  Field,
  count,
  described,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';
import { proposalKinds, type ProposalKind } from '../domain/proposals.events.js';

const kind = oneOf([...proposalKinds]);

/** A person’s request to a model. */
export class OfferProposalBody {
  @Field(kind)
  kind: ProposalKind;

  @Field(whole({ min: 0, max: 2_147_483_647 }), {
    description: 'The revision of the article that the offsets refer to.',
  })
  revision: number;

  @Field(count, {
    optional: true,
    description:
      'The start of the passage in the content, in UTF-16 units. If left out, the whole content is meant, or what the finding is about.',
  })
  start?: number;

  @Field(count, { optional: true })
  end?: number;

  @Field(text({ min: 1, max: 100 }), {
    optional: true,
    description: 'The id of the check whose finding is to be mended.',
  })
  rule?: string;

  @Field(text({ min: 1, max: 1_000, trim: true }), {
    optional: true,
    description: 'A request in the user’s own words.',
  })
  instruction?: string;

  @Field(listOf(count, { max: 10_000 }), {
    optional: true,
    description:
      'The starts of blocks that people have written or changed and that may be changed all the same. If no passage is given, the other such blocks stay, except those with the finding; `start` and `end` unlock all of a passage.',
  })
  unlocked?: number[];
}

class ChosenHunks {
  @Field(listOf(text({ max: 20 }), { min: 1, max: 20_000 }), {
    optional: true,
    description: 'The ids of hunks; if left out, all that remain.',
  })
  hunks?: string[];
}

/** The part of a proposal that a person accepts: all of it, some changes, or one of the titles. */
export class AcceptProposalBody extends ChosenHunks {
  @Field(whole({ min: 0, max: 100 }), { optional: true, description: 'The chosen title, counted from 0.' })
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
  @Field(text(), { description: 'The id of the check.' })
  rule: string;

  @Field(text())
  message: string;

  @Field(text(), { description: 'The beginning of the passage; empty for a finding about the whole text.' })
  quote: string;
}

class ProposalEffect {
  @Field(listOf(ForeseenFinding), { description: 'The findings that the checks would no longer have.' })
  mends: ForeseenFinding[];

  @Field(listOf(ForeseenFinding), { description: 'The findings that the checks would newly have.' })
  brings: ForeseenFinding[];
}

class ProposalProvenance extends TextProvenance {
  @Field(flag(), {
    description:
      'Whether the first answer damaged the structure or fell short, and the model was asked again.',
  })
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

  @Field(count, {
    description:
      'The revision of the article that the proposal was made for; all offsets refer to its content.',
  })
  revision: number;

  @Field(count)
  start: number;

  @Field(count)
  end: number;

  @Field(text(), { description: 'The passage, or the title, before the change.' })
  before: string;

  @Field(described({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }), {
    description: 'The passage after the change; for a title, a list of up to three.',
  })
  after: string | string[];

  @Field(listOf(ProposalHunk), { description: 'The replacements, word by word; empty for a title.' })
  hunks: ProposalHunk[];

  @Field(listOf(text()), {
    description: 'The ids of the hunks that have been accepted and stand in the article.',
  })
  accepted: string[];

  @Field(listOf(text()), {
    description:
      'The ids of the hunks that can still be accepted or rejected; empty if the proposal is settled or stale.',
  })
  remaining: string[];

  @Field(listOf(Stretch), {
    description:
      'The blocks of the passage that people had written or changed, and that therefore stay. In a passage that was chosen, none are locked.',
  })
  locked: Stretch[];

  @Field(listOf(text()), {
    description: 'Notes for the person who decides, for example on a link that is missing.',
  })
  notes: string[];

  @Field(listOf(ProposalEffect), {
    description:
      'The findings that would end and begin if the proposal were accepted whole: one entry for the passage, or one for each title. Empty if that could not be checked, and for older proposals.',
  })
  effects: ProposalEffect[];

  @Field(text(), { nullable: true })
  rule: string | null;

  @Field(text(), { nullable: true })
  instruction: string | null;

  @Field(oneOf(['offered', 'accepted', 'partly', 'rejected', 'stale']), {
    description: 'The state of the proposal. `stale`: the passage has changed since.',
  })
  status: 'offered' | 'accepted' | 'partly' | 'rejected' | 'stale';

  @Field(nested(ProposalProvenance))
  provenance: ProposalProvenance;

  @Field(nested(ProposalAuthor), { description: 'The person who asked for the proposal.' })
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

  @Field(text(), { nullable: true, description: 'The cursor of the next page; null on the last page.' })
  nextCursor: string | null;
}
