import { differingFields, type Edits, type FormValues } from './versions';

/** Edits as the browser keeps them. A full or blocked storage keeps nothing, and the form goes on without. */
export class KeptEdits<Values extends FormValues> {
  private readonly key: string;

  /**
   * @param form whose form of what, such as `<user id>:persona:<id>`
   * @param empty a form with nothing in it: only what has its fields is taken for its edits
   */
  constructor(
    form: string,
    private readonly empty: Values,
  ) {
    this.key = `unsaved-form:${form}`;
  }

  write({ base, values, sent }: Edits<Values>): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ base, values, sent }));
    } catch {
      // The text stays on the screen.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
  }

  read(): Edits<Values> | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Partial<Edits<Values>>;
      const { base, values } = kept;
      const whole =
        this.hasFields(base?.values) && this.hasFields(values) && Number.isInteger(base?.revision);
      return base && values && whole && differingFields(base.values, values).length > 0
        ? { base, values, sent: this.sentIn(kept) }
        : undefined;
    } catch {
      return undefined;
    }
  }

  private sentIn({ sent }: Partial<Edits<Values>>): readonly Values[] | undefined {
    return Array.isArray(sent) ? sent.filter((one: Values | undefined) => this.hasFields(one)) : undefined;
  }

  /** Anybody may have written into the storage, an older version of the form too. */
  private hasFields(values: Values | undefined): values is Values {
    const given: Partial<Record<string, unknown>> = values ?? {};
    return Object.entries(this.empty).every(([field, like]) =>
      typeof like === 'string' ? typeof given[field] === 'string' : isTexts(given[field]),
    );
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
