/** Words at a place of a page, in points from its lower left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** Set along a rising line. */
  readonly turned?: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of pages of words in Helvetica. */
export function pdfOf(pages: readonly (readonly Placed[])[], title = ''): Buffer {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const kids: number[] = [];
  for (const words of pages) {
    const content = words
      .map(({ x, y, text, size = 10, turned = false }) => {
        const matrix = turned ? `0.7 0.7 -0.7 0.7 ${x} ${y}` : `1 0 0 1 ${x} ${y}`;
        return `BT /F1 ${size} Tf ${matrix} Tm (${escaped(text)}) Tj ET`;
      })
      .join('\n');
    objects.push(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  objects.push(`<< /Title (${escaped(title)}) >>`);
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(Buffer.byteLength(file, 'latin1'));
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = Buffer.byteLength(file, 'latin1');
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Lines one below the other. */
export const linesAt = (x: number, y: number, lines: readonly string[]): Placed[] =>
  lines.map((text, at) => ({ x, y: y - at * 12, text }));
