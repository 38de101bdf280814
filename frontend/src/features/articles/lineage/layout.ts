import type { Lineage, LineageNode } from '../api/get-article';

const width = 232;
const height = 44;
const columnGap = 24;
const rowGap = 32;
const margin = 8;

/** The place of a thing in the drawing, by its upper left corner. */
export interface Placed {
  readonly node: LineageNode;
  readonly x: number;
  readonly y: number;
}

/**
 * Places each thing one row below the lowest thing that it was made from, and as close to the middle of those as there
 * is room.
 */
export function drawingOf({ nodes, edges }: Lineage) {
  const sources = new Map(
    nodes.map(({ id }) => [id, edges.filter(({ to }) => to === id).map(({ from }) => from)]),
  );
  const rows = new Map<string, number>();
  for (const { id } of nodes) {
    const above = (sources.get(id) ?? []).map((source) => rows.get(source) ?? -1);
    rows.set(id, Math.max(-1, ...above) + 1);
  }
  const places = new Map<string, Placed>();
  const count = Math.max(0, ...rows.values()) + 1;
  for (let row = 0; row < count; row += 1) {
    const inRow = nodes.filter(({ id }) => rows.get(id) === row);
    const wanted = (id: string) =>
      mean((sources.get(id) ?? []).map((source) => places.get(source)?.x ?? margin));
    const sorted = inRow.map((node) => ({ node, wish: wanted(node.id) })).sort((a, b) => a.wish - b.wish);
    let free = margin;
    for (const { node, wish } of sorted) {
      const x = Math.max(free, wish);
      places.set(node.id, { node, x, y: margin + row * (height + rowGap) });
      free = x + width + columnGap;
    }
  }
  const placed = [...places.values()];
  return {
    width: Math.max(0, ...placed.map(({ x }) => x + width)) + margin,
    height: margin + count * (height + rowGap) - rowGap + margin,
    box: { width, height },
    places: placed,
    /** The lines as SVG path data, from the foot of one box to the head of another. */
    lines: edges.flatMap(({ from, to }) => {
      const [above, below] = [places.get(from), places.get(to)];
      return above && below ? [{ id: `${from} ${to}`, path: lineBetween(above, below) }] : [];
    }),
  };
}

function lineBetween(above: Placed, below: Placed): string {
  const [startX, startY] = [above.x + width / 2, above.y + height];
  const [endX, endY] = [below.x + width / 2, below.y];
  const middle = (startY + endY) / 2;
  return `M${startX} ${startY} C${startX} ${middle} ${endX} ${middle} ${endX} ${endY}`;
}

/** The mean of some values, or the left margin when there are none. */
function mean(values: readonly number[]): number {
  return values.length === 0 ? margin : values.reduce((sum, value) => sum + value, 0) / values.length;
}
