const tags = /<(\/?)w:(r|pPr|vanish)(?:\s[^>]*?)?(\/?)>/g;
const isOff = /w:val="(?:0|false|off)"/;

interface Run {
  readonly start: number;
  hidden: boolean;
}

/** The XML of a text without the runs that Word hides (`w:vanish`), and the number of hidden passages. */
export function withoutHidden(xml: string): { xml: string; hidden: number } {
  const open: Run[] = [];
  const parts: string[] = [];
  let hidden = 0;
  let inParagraph = false;
  let kept = 0;
  let lastEnd = -1;
  for (const { 0: tag, 1: slash, 2: name, 3: closed, index } of xml.matchAll(tags)) {
    if (name === 'pPr') inParagraph = slash === '' && closed === '';
    else if (name === 'vanish') {
      const run = open.at(-1);
      if (run && !inParagraph && !isOff.test(tag)) run.hidden = true;
    } else if (slash === '' && closed === '') open.push({ start: index, hidden: false });
    else if (slash !== '') {
      const run = open.pop();
      if (!run?.hidden || run.start < kept) continue;
      parts.push(xml.slice(kept, run.start));
      // Word may split a passage into several runs, but to a reader it is one.
      if (run.start !== lastEnd) hidden += 1;
      kept = index + tag.length;
      lastEnd = kept;
    }
  }
  return { xml: parts.join('') + xml.slice(kept), hidden };
}
