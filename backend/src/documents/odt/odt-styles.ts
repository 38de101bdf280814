import { childElements, tagNameOf } from './xml-elements.js';

/** The part of a style that HTML can express, too. */
interface TextStyle {
  readonly parent: string;
  /** The style as CSS declarations. */
  readonly css: string;
  readonly align: string;
}

/** The styles of a document by their names, with what they inherit from other styles. */
export class OdtStyles {
  private readonly styles = new Map<string, TextStyle>();
  private readonly lists = new Map<string, Element>();

  constructor(roots: readonly Element[]) {
    for (const root of roots) this.readWithin(root);
  }

  private readWithin(root: Element): void {
    for (const element of childElements(root)) {
      const name = element.getAttribute('style:name') ?? '';
      if (tagNameOf(element) === 'style:style') this.styles.set(name, styleOf(element));
      else if (tagNameOf(element) === 'text:list-style') this.lists.set(name, element);
      else if (/^office:(?:automatic-)?styles$/.test(tagNameOf(element))) this.readWithin(element);
    }
  }

  /** A style, followed by the styles that it inherits from. Editors write `_20_` for a blank in a name. */
  private *chain(name: string): Generator<TextStyle & { name: string }> {
    let next = name;
    for (let depth = 0; depth < 20 && next !== ''; depth += 1) {
      const style = this.styles.get(next);
      if (!style) {
        yield { parent: '', css: '', align: '', name: next };
        return;
      }
      yield { ...style, name: next };
      next = style.parent;
    }
  }

  /** The CSS of a run of words. It leaves out inherited styles, because those are for whole paragraphs. */
  cssOf(name: string): string {
    return this.styles.get(name)?.css ?? '';
  }

  alignOf(name: string): string {
    for (const { align } of this.chain(name)) if (align !== '') return align;
    return '';
  }

  /** Whether a paragraph’s style has one of these names, or inherits from a style that has. */
  isOneOf(name: string, names: RegExp): boolean {
    for (const style of this.chain(name)) if (names.test(style.name)) return true;
    return false;
  }

  /** The first number of a level of a list; undefined for a level with bullets. */
  firstNumber(list: string, level: number): number | undefined {
    const style = this.lists.get(list);
    const found =
      style && childElements(style).find((one) => one.getAttribute('text:level') === String(level));
    if (!found || tagNameOf(found) !== 'text:list-level-style-number') return undefined;
    if ((found.getAttribute('style:num-format') ?? '1') === '') return undefined;
    return Number(found.getAttribute('text:start-value') ?? 1) || 1;
  }
}

function styleOf(style: Element): TextStyle {
  const properties = childElements(style);
  const text = properties.find((one) => tagNameOf(one) === 'style:text-properties');
  const paragraph = properties.find((one) => tagNameOf(one) === 'style:paragraph-properties');
  const align = paragraph?.getAttribute('fo:text-align') ?? '';
  return {
    parent: style.getAttribute('style:parent-style-name') ?? '',
    css: text ? cssOf(text) : '',
    align: ({ end: 'right', right: 'right', center: 'center' } as Record<string, string>)[align] ?? '',
  };
}

function cssOf(text: Element): string {
  const of = (name: string) => text.getAttribute(name) ?? '';
  const isStruck = !['', 'none'].includes(of('style:text-line-through-style'));
  const position = of('style:text-position');
  return [
    of('fo:font-weight') && `font-weight:${of('fo:font-weight')}`,
    of('fo:font-style') && `font-style:${of('fo:font-style')}`,
    isStruck && 'text-decoration:line-through',
    /^(?:super|[1-9])/.test(position) && 'vertical-align:super',
    /^(?:sub|-)/.test(position) && 'vertical-align:sub',
    of('text:display') === 'none' && 'display:none',
  ]
    .filter(Boolean)
    .join(';')
    .replaceAll(/[^\w:;#% -]/g, '');
}
