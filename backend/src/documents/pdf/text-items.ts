/** A run of letters on a page. Lengths are in points, from the lower left corner. */
export interface TextItem {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The height of its base line. */
  readonly y: number;
  /** The size of its letters. */
  readonly size: number;
}

/** An item in the form of pdf.js. */
export interface GivenItem {
  readonly str: string;
  /** The matrix that places it: scale and rotation, followed by the position. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** The upright items, because rotated ones are stamps or labels. */
export function uprightItems(given: readonly (GivenItem | { readonly type: string })[]): TextItem[] {
  return given.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [across = 0, turn = 0, , height = 0, left = 0, y = 0] = item.transform;
    if (Math.abs(turn) > Math.abs(across) / 20 || across <= 0) return [];
    return [{ text: item.str, left, right: left + item.width, y, size: Math.abs(height) }];
  });
}
