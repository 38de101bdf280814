import type { Motif } from '../../picture-prompt.js';

/** The drawing of a motif as SVG. */
export function drawing({ colour }: Motif): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${colour}"/></svg>`;
}
