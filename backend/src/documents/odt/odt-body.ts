import { encodeXML } from 'entities';
import type { Losses } from '../../../../prose/from-html/losses.js';
import type { OdtStyles } from './odt-styles.js';
import { childElements, tagNameOf } from './xml-elements.js';

interface List {
  readonly style: string;
  readonly level: number;
}

const quotations = /^(?:Quotations|Block_20_Quotation|Quote)$/;
const codes = /^(?:Preformatted_20_Text|Source_20_Code)$/;
const mostRepeated = 100;

/** Writes the parts of a text as HTML. */
export class OdtBody {
  private readonly notes: string[] = [];
  /** The number after the last item of each list, from which another list may continue. */
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly styles: OdtStyles,
    private readonly losses: Losses,
  ) {}

  asHtml(text: Element): string {
    const body = this.within(text);
    return this.notes.length === 0 ? body : `${body}<ol>${this.notes.join('')}</ol>`;
  }

  private within(parent: Element, list?: List): string {
    return [...parent.childNodes]
      .map((child) => {
        if (child.nodeType === 3) return encodeXML(child.textContent ?? '');
        return child.nodeType === 1 ? this.element(child as Element, list) : '';
      })
      .join('');
  }

  private element(element: Element, list?: List): string {
    const style = element.getAttribute('text:style-name') ?? '';
    switch (tagNameOf(element)) {
      case 'text:h':
        return this.heading(element);
      case 'text:p':
        return this.paragraph(element, style);
      case 'text:span':
        return `<span style="${this.styles.cssOf(style)}">${this.within(element)}</span>`;
      case 'text:a':
        return `<a href="${encodeXML(element.getAttribute('xlink:href') ?? '')}">${this.within(element)}</a>`;
      case 'text:s':
      case 'text:tab':
        return ' ';
      case 'text:line-break':
        return '<br>';
      case 'text:list':
        return this.list(element, { style: style || (list?.style ?? ''), level: (list?.level ?? 0) + 1 });
      case 'text:note':
        return this.note(element);
      case 'table:table':
        return `<table>${this.within(element)}</table>`;
      case 'table:table-header-rows':
        return `<thead>${this.within(element)}</thead>`;
      case 'table:table-row':
        return `<tr>${this.within(element)}</tr>`;
      case 'table:table-cell':
        return this.cell(element);
      default:
        return this.other(element, list);
    }
  }

  /** Writes an element that has no form of its own, and counts or drops those whose words are not part of the text. */
  private other(element: Element, list?: List): string {
    const name = tagNameOf(element);
    if (name === 'text:tracked-changes') this.losses.add('tracked-change', childElements(element).length);
    else if (name === 'office:annotation') this.losses.add('comment');
    else if (name === 'draw:image') this.losses.add('image');
    else if (name === 'draw:object' || name === 'draw:object-ole') this.losses.add('embed');
    else if (
      /^(?:text:(?:table-of-content|sequence-decls|soft-page-break)|office:forms|svg:|table:covered)/.test(
        name,
      )
    )
      return '';
    else if (name === 'text:hidden-text' || element.getAttribute('text:display') === 'none')
      this.losses.add('hidden');
    else return this.within(element, list);
    return '';
  }

  private heading(element: Element): string {
    const level = Math.min(6, Math.max(1, Number(element.getAttribute('text:outline-level')) || 1));
    return `<h${level}>${this.within(element)}</h${level}>`;
  }

  private paragraph(element: Element, style: string): string {
    const words = this.within(element);
    if (this.styles.isOneOf(style, /^Title$/)) return `<h1>${words}</h1>`;
    if (this.styles.isOneOf(style, codes)) return `<pre>${words}</pre>`;
    const align = this.styles.alignOf(style);
    const css = `${this.styles.cssOf(style)}${align === '' ? '' : `;text-align:${align}`}`;
    const paragraph = `<p style="${css}">${words}</p>`;
    return this.styles.isOneOf(style, quotations) ? `<blockquote>${paragraph}</blockquote>` : paragraph;
  }

  private list(element: Element, list: List): string {
    const first = this.styles.firstNumber(list.style, list.level);
    const items = childElements(element).map((item) => `<li>${this.within(item, list)}</li>`);
    if (first === undefined) return `<ul>${items.join('')}</ul>`;
    const goesOn = element.getAttribute('text:continue-numbering') === 'true';
    const given = Number(childElements(element)[0]?.getAttribute('text:start-value')) || undefined;
    const start = given ?? (goesOn ? this.counts.get(list.style) : undefined) ?? first;
    this.counts.set(list.style, start + items.length);
    return `<ol start="${start}">${items.join('')}</ol>`;
  }

  private note(element: Element): string {
    const body = childElements(element).find((part) => tagNameOf(part) === 'text:note-body');
    const number = this.notes.length + 1;
    // The note takes its place before its words are read, so that a note within it comes after it.
    this.notes.push('');
    const words = body ? this.within(body) : '';
    this.notes[number - 1] = `<li id="note-${number}">${words}<a href="#to-${number}">↩</a></li>`;
    return `<sup><a id="to-${number}" href="#note-${number}">${number}</a></sup>`;
  }

  private cell(element: Element): string {
    const of = (name: string) => Math.max(1, Number(element.getAttribute(name)) || 1);
    const [columns, rows] = [of('table:number-columns-spanned'), of('table:number-rows-spanned')];
    const cell = `<td colspan="${columns}" rowspan="${rows}">${this.within(element)}</td>`;
    return cell.repeat(Math.min(mostRepeated, of('table:number-columns-repeated')));
  }
}
