import { AlignmentType, LevelFormat, type ILevelsOptions } from 'docx';

/** Word knows no more levels of lists. */
export const deepest = 8;
/** Of a level to the one above, in twentieths of a point. */
const step = 480;

export const indentAt = (level: number): { left: number } => ({ left: step * (level + 1) });

interface Numbered {
  readonly reference: string;
  readonly levels: readonly ILevelsOptions[];
}

/** The kinds of numbers and marks that the lists of a document have. */
export class Numbering {
  private readonly made: Numbered[] = [];
  private hasBullets = false;

  /** What a document has to know of its lists. */
  get config(): readonly Numbered[] {
    const bullets = levelsOf(LevelFormat.BULLET, () => '•', 1);
    return [...this.made, ...(this.hasBullets ? [{ reference: 'bullets', levels: bullets }] : [])];
  }

  /** The reference of a list with marks. */
  bullets(): string {
    this.hasBullets = true;
    return 'bullets';
  }

  /** The reference of a list of its own that is numbered from here on. */
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
