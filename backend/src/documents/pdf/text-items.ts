/** A run of letters on a page; lengths in points, from the lower left corner. */
export interface TextItem {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of its base line. */
  readonly y: number;
  /** Of its letters. */
  readonly size: number;
}

/** As pdf.js hands it on. */
export interface GivenItem {
  readonly str: string;
  /** The matrix that sets it: scale and turn, then its place. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** The items that stand upright; what is turned is a stamp or a label. */
export function uprightItems(given: readonly (GivenItem | { readonly type: string })[]): TextItem[] {
  return given.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [across = 0, turn = 0, , height = 0, left = 0, y = 0] = item.transform;
    if (Math.abs(turn) > Math.abs(across) / 20 || across <= 0) return [];
    return [{ text: item.str, left, right: left + item.width, y, size: Math.abs(height) }];
  });
}
