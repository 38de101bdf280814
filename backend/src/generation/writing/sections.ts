/** A part of an article under one heading of the second level; the text before the first heading has none. */
export interface ArticleSection {
  /** The heading; empty for the text before the first one. */
  readonly heading: string;
  /** The text of the section, including its heading. */
  readonly text: string;
  /** The offsets of its beginning and end in the content, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const heading = /^##[ \t]+(.+)$/;
const fence = /^(```|~~~)/;

/**
 * Returns the sections of a content, in order; together they are the whole content. A line in a fence is not a heading.
 */
export function articleSections(content: string): ArticleSection[] {
  const starts: { heading: string; start: number }[] = [];
  let fenced = false;
  let offset = 0;
  for (const line of content.split('\n')) {
    if (fence.test(line)) fenced = !fenced;
    const found = fenced ? null : heading.exec(line);
    if (found) starts.push({ heading: (found[1] ?? '').trim(), start: offset });
    offset += line.length + 1;
  }
  if (starts[0]?.start !== 0) starts.unshift({ heading: '', start: 0 });
  return starts.map(({ heading: itsHeading, start }, index) => {
    const end = starts[index + 1]?.start ?? content.length;
    return { heading: itsHeading, text: content.slice(start, end), start, end };
  });
}

/**
 * Returns the content with these sections, by place, instead of the old ones; each keeps its heading or gets the new
 * one.
 */
export function withSections(content: string, written: ReadonlyMap<number, string>): string {
  return articleSections(content)
    .map((section, place) => {
      const text = written.get(place)?.trim();
      if (text === undefined || text === '') return section.text.trim();
      return section.heading === '' || /^##[ \t]/.test(text) ? text : `## ${section.heading}\n\n${text}`;
    })
    .filter((text) => text !== '')
    .join('\n\n');
}
