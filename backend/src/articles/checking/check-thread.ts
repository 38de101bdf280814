import { parentPort } from 'node:worker_threads';
import type { CheckRules } from '../../../../checks/text/check-rules.js';
import type { CheckedText } from '../../../../checks/text/checked-text.js';
import { comparing, findingsOfParsed, readOrNot, type Finding } from '../../../../checks/registry.js';
import { findingChanges, type FindingChanges } from '../../../../checks/finding-changes.js';
import { lostWords, type LostWords } from '../../../../checks/lost-words.js';
import { changedVerdicts, type ChangedVerdicts } from '../../../../checks/rules-impact.js';
import {
  verifiedReview,
  type ToldReview,
  type VerifiedReview,
} from '../../../../checks/text/verified-claims.js';
import { areUnlike, ownRuns } from '../../../../checks/too-close.check.js';

export interface ImpactText {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** The verdicts that other rules would change for a text. */
export interface Impact extends ChangedVerdicts {
  readonly id: string;
}

/** `compared` means only the checks whose findings depend on other articles. */
export type CheckPart = 'all' | 'compared';

export type CheckJob =
  | { readonly job: 'findings'; readonly text: CheckedText; readonly part?: CheckPart }
  | { readonly job: 'review'; readonly text: CheckedText; readonly told: ToldReview }
  | {
      readonly job: 'impact';
      readonly texts: readonly ImpactText[];
      readonly before: CheckRules;
      readonly after: CheckRules;
    }
  | {
      readonly job: 'likeness';
      /** The runs of texts that may have something in common with `other`. */
      readonly texts: readonly Int32Array[];
      readonly other: string;
    }
  | {
      readonly job: 'change';
      readonly before: CheckedVersion;
      readonly after: CheckedVersion;
      /**
       * Passages of the earlier text that were found at fault, whose words may go; undefined when lost words are not
       * looked for.
       */
      readonly given: readonly string[] | undefined;
    };

/** A version of a text, with what was found in it. */
export interface CheckedVersion {
  readonly text: Pick<CheckedText, 'title' | 'content' | 'rules'>;
  readonly findings: readonly Finding[];
}

/** The difference that a change made to a text. */
export interface TextDifference extends FindingChanges {
  /** The words that were lost; undefined if one of the texts cannot be parsed, or if lost words are not looked for. */
  readonly lost: LostWords | undefined;
}

export interface Found {
  readonly findings: Finding[];
  /** The text's `ownRuns`; undefined for a text that cannot be parsed. */
  readonly runs?: Int32Array | undefined;
}

/** The limit is short, because an administrator waits for the answer before saving. */
const impactMs = 1_500;

/** The thread that checks texts, one job after another: each comes in as a message, and its answer goes out as one. */
parentPort?.on('message', (job: CheckJob) => parentPort?.postMessage(answerTo(job)));

export type CheckThreadAnswer = Found | Impact[] | VerifiedReview | boolean[] | TextDifference;

function answerTo(job: CheckJob): CheckThreadAnswer {
  switch (job.job) {
    case 'findings':
      return found(job);
    case 'impact':
      return impactOf(job);
    case 'likeness':
      return areUnlike(job.texts, job.other);
    case 'change':
      return changeOf(job);
    case 'review':
      return verifiedReview(job.told, job.text);
    default:
      return job satisfies never;
  }
}

function found({ text, part }: Extract<CheckJob, { job: 'findings' }>): Found {
  const parsed = readOrNot(text);
  const findings = findingsOfParsed(parsed, text.rules, part === 'compared' ? comparing : undefined);
  return { findings, runs: parsed && ownRuns(parsed) };
}

function impactOf({ texts, before, after }: Extract<CheckJob, { job: 'impact' }>): Impact[] {
  const latest = performance.now() + impactMs;
  const found: Impact[] = [];
  for (const { id, ...text } of texts) {
    if (performance.now() > latest) break;
    found.push({ id, ...changedVerdicts(text, before, after) });
  }
  return found;
}

function changeOf({ before, after, given }: Extract<CheckJob, { job: 'change' }>): TextDifference {
  const changes = findingChanges(before.findings, after.findings);
  if (!given) return { ...changes, lost: undefined };
  const [was, is] = [readOrNot(before.text), readOrNot(after.text)];
  return { ...changes, lost: was && is && lostWords(was, is, given) };
}
