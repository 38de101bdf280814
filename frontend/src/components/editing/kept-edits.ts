import { differingFields, type Edits, type FormValues } from './versions';

/** A form's edits as the browser keeps them, for one place: the dialog or page that holds the form, in one tab. */
export interface Kept<Values> extends Edits<Values> {
  /** The id of the place where the edits were made. */
  session: string;
  /** The time of the last change, in ISO 8601. */
  at: string;
}

/**
 * The edits of a form that this browser keeps. They survive a reload, a crash of the tab and a new sign-in, and two
 * tabs never overwrite each other's. If the storage is full or blocked, the form works without it.
 */
export class KeptEdits<Values extends FormValues> {
  private readonly prefix: string;

  /**
   * @param form the form of a user and a thing, such as `<user id>:persona:<id>`
   * @param empty an empty form; stored edits that lack its fields are ignored
   */
  constructor(
    form: string,
    private readonly empty: Values,
  ) {
    this.prefix = `unsaved-form:${form}`;
  }

  keyOf(session: string): string {
    return `${this.prefix}:${session}`;
  }

  /** Keeps the edits of a place. Returns whether the browser could. */
  write(session: string, { base, values, sent }: Edits<Values>): boolean {
    const kept: Kept<Values> = { session, at: new Date().toISOString(), base, values, sent };
    try {
      localStorage.setItem(this.keyOf(session), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets the edits of a place, after they are saved or discarded. */
  forget(session: string): void {
    try {
      localStorage.removeItem(this.keyOf(session));
    } catch {
      // A blocked storage has kept nothing, so there is nothing to forget.
    }
  }

  /** The kept edits of the form, the latest first. */
  read(): Kept<Values>[] {
    return keysUnder(`${this.prefix}:`)
      .filter((key) => !key.slice(this.prefix.length + 1).includes(':'))
      .flatMap((key) => this.keptIn(key) ?? [])
      .sort((one, other) => other.at.localeCompare(one.at));
  }

  /**
   * Reads one entry; undefined if it does not hold edits of this form. Anybody may have written it, even an older
   * version of the form.
   */
  private keptIn(key: string): Kept<Values> | undefined {
    try {
      const { session, at, base, values, sent } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<
        Kept<Values>
      >;
      if (typeof at !== 'string' || session === undefined || key !== this.keyOf(session)) return undefined;
      if (!this.hasFields(base?.values) || !this.hasFields(values)) return undefined;
      if (!base || !Number.isInteger(base.revision) || differingFields(base.values, values).length === 0) {
        return undefined;
      }
      const before = Array.isArray(sent)
        ? sent.filter((one: Values | undefined) => this.hasFields(one))
        : undefined;
      return { session, at, base, values, sent: before };
    } catch {
      return undefined;
    }
  }

  private hasFields(values: Values | undefined): values is Values {
    const given: Partial<Record<string, unknown>> = values ?? {};
    return Object.entries(this.empty).every(([field, like]) =>
      typeof like === 'string' ? typeof given[field] === 'string' : isTexts(given[field]),
    );
  }
}

/** The ids of the things of one kind that a user has kept edits of, for forms such as `<user id>:article:<id>`. */
export function keptThings(kind: string): string[] {
  const prefix = `unsaved-form:${kind}:`;
  const ids = keysUnder(prefix).map((key) => key.slice(prefix.length, key.lastIndexOf(':')));
  return [...new Set(ids)];
}

/** Forgets all kept edits of a form that is no longer needed. */
export function forgetKept(name: string, userId: string): void {
  const kept = new KeptEdits<FormValues>(`${userId}:${name}`, {});
  for (const { session } of kept.read()) kept.forget(session);
}

function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
