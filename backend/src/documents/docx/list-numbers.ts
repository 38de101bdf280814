/** The first numbers of lists, by `numId` and then by level, without levels that have bullets. */
export type ListNumbers = ReadonlyMap<string, ReadonlyMap<string, number>>;

const abstracts = /<w:abstractNum\s[^>]*w:abstractNumId="(\d+)"[^>]*>([\s\S]*?)<\/w:abstractNum>/g;
const levels = /<w:lvl\s[^>]*w:ilvl="(\d+)"[^>]*>([\s\S]*?)<\/w:lvl>/g;
const lists = /<w:num\s[^>]*w:numId="(\d+)"[^>]*>([\s\S]*?)<\/w:num>/g;
const overrides = /<w:lvlOverride\s[^>]*w:ilvl="(\d+)"[^>]*>\s*<w:startOverride\s[^>]*w:val="(\d+)"/g;

export function listNumbers(numbering: string): ListNumbers {
  const starts = new Map(
    Array.from(numbering.matchAll(abstracts), ([, id = '', body = '']) => [id, startsOf(body)] as const),
  );
  return new Map(
    Array.from(numbering.matchAll(lists), ([, id = '', body = '']) => {
      const abstract = /<w:abstractNumId\s[^>]*w:val="(\d+)"/.exec(body)?.[1] ?? '';
      const own = Array.from(
        body.matchAll(overrides),
        ([, level = '', start]) => [level, Number(start)] as const,
      );
      return [id, new Map([...(starts.get(abstract) ?? []), ...own])] as const;
    }),
  );
}

const startsOf = (body: string): Map<string, number> =>
  new Map(
    Array.from(body.matchAll(levels)).flatMap(([, level = '', properties = '']) => {
      const isNumbered = !/<w:numFmt\s[^>]*w:val="(?:bullet|none)"/.test(properties);
      const start = Number(/<w:start\s[^>]*w:val="(\d+)"/.exec(properties)?.[1] ?? 1);
      return isNumbered ? [[level, start] as const] : [];
    }),
  );
