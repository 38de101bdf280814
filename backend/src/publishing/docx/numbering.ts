import { AlignmentType, LevelFormat, type ILevelsOptions } from 'docx';

/** The deepest level of a list that Word knows, counted from 0. */
export const deepest = 8;
/** The indent from one level to the next, in twentieths of a point. */
const step = 480;

export const indentAt = (level: number): { left: number } => ({ left: step * (level + 1) });

interface Numbered {
  readonly reference: string;
  readonly levels: readonly ILevelsOptions[];
}

/** The numberings and bullets that the lists of a document use. */
export class Numbering {
  private readonly made: Numbered[] = [];
  private hasBullets = false;

  /** The configuration that the document needs for its lists. */
  get config(): readonly Numbered[] {
    const bullets = levelsOf(LevelFormat.BULLET, () => '•', 1);
    return [...this.made, ...(this.hasBullets ? [{ reference: 'bullets', levels: bullets }] : [])];
  }

  /** The reference for a list with bullets. */
  bullets(): string {
    this.hasBullets = true;
    return 'bullets';
  }

  /** The reference for a new numbered list that starts at this number. */
  from(start: number): string {
    const reference = `list-${this.made.length + 1}`;
    this.made.push({ reference, levels: levelsOf(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, start) });
    return reference;
  }
}

function levelsOf(
  format: ILevelsOptions['format'],
  text: (level: number) => string,
  start: number,
): ILevelsOptions[] {
  return Array.from({ length: deepest + 1 }, (_, level) => ({
    level,
    ...(format && { format }),
    text: text(level),
    alignment: AlignmentType.LEFT,
    start,
    style: { paragraph: { indent: { ...indentAt(level), hanging: step / 2 } } },
  }));
}
