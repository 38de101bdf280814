import type { Read } from '../../../platform/ai/read-value.js';
import { saidBy, saidIn, type CaptionChecks } from './caption-faults.js';
import type { CaptionInputs } from './caption-inputs.js';
import { captionsOfASet, type CaptionWords } from './captions-answer.js';

/** The captions that can be published, taken from one answer after the other. */
export class CaptionSet {
  private readonly places: (CaptionWords | undefined)[];
  /** What the captions say that one written anew stands beside, and the one it replaces. */
  private readonly said: ReadonlySet<string>;
  private readonly nameOf: (at: number) => string;
  private lastFaults: readonly string[] = [];

  /** @param only in whose place the one that is wanted stands, by whatever number the model gives it */
  constructor(
    private readonly checks: CaptionChecks,
    { only, earlier }: Pick<CaptionInputs, 'only' | 'earlier'>,
  ) {
    this.nameOf = (at) => `Caption ${(only ?? at) + 1}`;
    this.places = Array<undefined>(only === null ? captionsOfASet : 1).fill(undefined);
    this.said = new Set(only === null ? [] : earlier.map(saidIn));
  }

  get captions(): CaptionWords[] {
    return this.places.filter((caption) => caption !== undefined);
  }

  get isFull(): boolean {
    return !this.places.includes(undefined);
  }

  /** Why captions of the last answer were left out, each as a sentence. */
  get faults(): readonly string[] {
    return this.lastFaults;
  }

  /** Keeps what can be published of an answer, each in its own place while that is free. */
  take(answer: readonly Read<CaptionWords>[]): void {
    this.lastFaults = answer.flatMap((read, at) => (this.isFull ? [] : this.takeOne(read, at)));
  }

  /** Why there are fewer than were wanted: for each that is missing a sentence. */
  missing(reason?: string): { readonly reason: string }[] {
    const reasons = reason === undefined ? this.lastFaults : [];
    return Array.from({ length: this.places.length - this.captions.length }, (_, at) => ({
      reason: reasons[at] ?? reason ?? 'The model gave too few captions.',
    }));
  }

  private takeOne(read: Read<CaptionWords>, at: number): string[] {
    if (!read.ok)
      return [`${this.nameOf(at)} does not have the form that was asked for: ${read.faults.join('; ')}.`];
    const same = this.places.findIndex((other) => other && saidBy(other) === saidBy(read.value));
    // An answer that was asked for again repeats what was good in the one before.
    if (same === at) return [];
    if (same >= 0) return [`Captions ${same + 1} and ${at + 1} say the same.`];
    const faults = this.checks.faults(read.value);
    if (faults.length > 0) return faults.map((fault) => `${this.nameOf(at)}: ${fault}`);
    if (this.said.has(saidBy(read.value)))
      return [`${this.nameOf(at)} says what the article’s captions say.`];
    const isFree = at < this.places.length && this.places[at] === undefined;
    const place = isFree ? at : this.places.indexOf(undefined);
    this.places[place] = read.value;
    return [];
  }
}
