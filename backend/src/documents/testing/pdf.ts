/** Words at a place of a page, in points from its lower left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** Whether the words are set along a rising line. */
  readonly turned?: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const resources = `/MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} >> >>`;

function shown({ x, y, text, size = 10, turned = false }: Placed): string {
  const matrix = turned ? `0.7 0.7 -0.7 0.7 ${x} ${y}` : `1 0 0 1 ${x} ${y}`;
  return `BT /F1 ${size} Tf ${matrix} Tm (${escaped(text)}) Tj ET`;
}

const streamOf = (content: string): string =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;

/** A PDF with these pages of words in Helvetica. */
export function pdfOf(pages: readonly (readonly Placed[])[], title = ''): Buffer {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: number[] = [];
  for (const words of pages) {
    objects.push(streamOf(words.map(shown).join('\n')));
    objects.push(`<< /Type /Page /Parent 2 0 R /Contents ${objects.length} 0 R ${resources} >>`);
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  objects.push(`<< /Title (${escaped(title)}) >>`);
  return fileOf(objects);
}

/** A part of a page with its role: words, or other parts. */
export type TaggedPart = readonly [role: string, content: readonly Placed[] | readonly TaggedPart[]];

/** A PDF of one page that marks its parts by their roles, with an artifact beside them. */
export function taggedPdfOf(parts: readonly TaggedPart[], artifact: Placed): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R >>'];
  objects.push('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  objects.push(`<< /Type /Page /Parent 2 0 R /Contents 4 0 R /StructParents 0 ${resources} >>`, '', '');
  const stream = [`/Artifact BMC ${shown(artifact)} EMC`];
  const owners: number[] = [];
  const add = ([role, content]: TaggedPart, parent: number): number => {
    const place = objects.push('');
    const kids = content.map((one) => {
      if ('length' in one) return `${add(one, place)} 0 R`;
      owners.push(place);
      stream.push(`/${role} << /MCID ${owners.length - 1} >> BDC ${shown(one)} EMC`);
      return String(owners.length - 1);
    });
    objects[place - 1] =
      `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Pg 3 0 R /K [${kids.join(' ')}] >>`;
    return place;
  };
  const root = add(['Document', parts], 5);
  objects[3] = streamOf(stream.join('\n'));
  objects[4] = `<< /Type /StructTreeRoot /K ${root} 0 R /ParentTree << /Nums [0 [${owners.map((owner) => `${owner} 0 R`).join(' ')}]] >> >>`;
  objects.push('<< >>');
  return fileOf(objects);
}

/** Writes the objects into a file. The last object has the information about the document. */
function fileOf(objects: readonly string[]): Buffer {
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

/** Places lines one below the other. */
export const linesAt = (x: number, y: number, lines: readonly string[]): Placed[] =>
  lines.map((text, at) => ({ x, y: y - at * 12, text }));
