import { v5 as nameBasedUuid } from 'uuid';
import { escapedHtml } from '../../platform/text/escaped-html.js';
import {
  alignmentOf,
  attribute,
  htmlChildren,
  codeOf,
  elementsNamed,
  isBlankNode,
  isHtmlElement,
  linesIn,
  nodesOf,
  noteOf,
  partedNotes,
  taskSign,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.js';
import { writeInline, type Writing } from './html-writer.js';

interface WordPressText {
  /** The blocks, as the editor writes them. */
  readonly text: string;
  /** The JSON list for the meta `footnotes`; empty if there are no notes. */
  readonly notes: string;
}

/** Escapes text and brackets, so that WordPress shows a shortcode as typed and does not run it. */
const shown = (text: string): string => escapedHtml(text).replaceAll(/\[(?=\/?[a-z])/gi, '&#91;');

/**
 * Clean HTML as blocks of WordPress.
 * @param articleId the ids of notes derive from it, so that the same text always gives the same blocks
 */
export function wordPressBlocks(html: string, articleId: string): WordPressText {
  const { body, notes } = partedNotes(nodesOf(html));
  const writer = new BlockWriter(notes, articleId);
  const blocks = writer.blocks(body);
  const used = writer.citedNotes();
  if (used.length === 0) return { text: blocks.join('\n\n'), notes: '' };
  return { text: [...blocks, '<!-- wp:footnotes /-->'].join('\n\n'), notes: JSON.stringify(used) };
}

class BlockWriter {
  private readonly cited: { id: string; number: number; note: readonly HtmlNode[] }[] = [];
  private isInText = true;

  constructor(
    private readonly notes: ReadonlyMap<string, readonly HtmlNode[]>,
    private readonly articleId: string,
  ) {}

  /** The notes that the text written so far cites, in its order, followed by those that only notes cite. */
  citedNotes(): { content: string; id: string }[] {
    this.isInText = false;
    const written = [];
    // A note may cite further notes, which this loop reaches because they are added to the list.
    for (const { id, note } of this.cited) written.push({ content: this.lines(note), id });
    return written;
  }

  blocks(nodes: readonly HtmlNode[]): string[] {
    return nodes.filter((node) => !isBlankNode(node)).flatMap((node) => this.block(node));
  }

  private block(node: HtmlNode): string[] {
    if (!isHtmlElement(node)) return [block('paragraph', `<p>${this.inline([node])}</p>`)];
    const { tagName } = node;
    switch (tagName) {
      case 'p':
        return this.paragraph(node);
      case 'ul':
      case 'ol':
        return [this.list(node)];
      case 'blockquote': {
        const inner = this.blocks(htmlChildren(node)).join('\n\n');
        return [block('quote', `<blockquote class="wp-block-quote">${inner}</blockquote>`)];
      }
      case 'pre':
        return [codeBlock(node)];
      case 'table':
        return [this.table(node)];
      case 'hr':
        return [block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')];
      default:
        return /^h[1-6]$/.test(tagName)
          ? [this.heading(node)]
          : [block('paragraph', `<p>${this.inline([node])}</p>`)];
    }
  }

  private heading(node: HtmlElement): string {
    const level = Number(node.tagName.slice(1));
    const inner = this.inline(htmlChildren(node));
    const html = `<${node.tagName} class="wp-block-heading">${inner}</${node.tagName}>`;
    return block('heading', html, level === 2 ? {} : { level });
  }

  /** A paragraph as a block. If it has only pictures, each of them becomes a block. */
  private paragraph(node: HtmlElement): string[] {
    const parts = htmlChildren(node).filter((part) => !isBlankNode(part));
    if (parts.length > 0 && parts.every((part) => isHtmlElement(part, 'img'))) {
      return parts.filter((part) => isHtmlElement(part)).map(imageBlock);
    }
    return [block('paragraph', `<p>${this.inline(htmlChildren(node))}</p>`)];
  }

  private list(node: HtmlElement): string {
    const start = Number(attribute(node, 'start') ?? 1);
    const isOrdered = node.tagName === 'ol';
    const given = { ...(isOrdered && { ordered: true }), ...(isOrdered && start !== 1 && { start }) };
    const items = htmlChildren(node).filter((item) => isHtmlElement(item, 'li'));
    const inner = items.map((item) => this.item(htmlChildren(item))).join('\n\n');
    const from = isOrdered && start !== 1 ? ` start="${start}"` : '';
    const { tagName } = node;
    return block('list', `<${tagName}${from} class="wp-block-list">${inner}</${tagName}>`, given);
  }

  /** An item of a list, which can hold one line and lists; any other blocks in it are joined to the line. */
  private item(nodes: readonly HtmlNode[]): string {
    const lists = nodes.filter((node) => isHtmlElement(node, 'ul', 'ol')).map((node) => this.list(node));
    const rest = nodes.filter((node) => !isHtmlElement(node, 'ul', 'ol'));
    return block('list-item', `<li>${this.lines(rest)}${lists.join('\n\n')}</li>`);
  }

  /** Some blocks as one run of text, with breaks between them. */
  private lines(nodes: readonly HtmlNode[]): string {
    const lines = linesIn(nodes).map((line) => this.inline(line).trim());
    return lines.filter((line) => line !== '').join('<br>');
  }

  private table(node: HtmlElement): string {
    const rows = (name: string): string => {
      const found = elementsNamed([node], name).flatMap((part) => elementsNamed([part], 'tr'));
      const inner = found.map((row) => `<tr>${this.cells(row)}</tr>`).join('');
      return inner === '' ? '' : `<${name}>${inner}</${name}>`;
    };
    const inner = `<table>${rows('thead')}${rows('tbody')}</table>`;
    // Without this, newer versions of WordPress set the widths of columns differently.
    return block('table', `<figure class="wp-block-table">${inner}</figure>`, { hasFixedLayout: false });
  }

  private cells(row: HtmlElement): string {
    return htmlChildren(row)
      .filter((cell) => isHtmlElement(cell, 'th', 'td'))
      .map((cell) => {
        const { tagName } = cell;
        const align = alignmentOf(cell);
        const given = align ? ` class="has-text-align-${align}" data-align="${align}"` : '';
        return `<${tagName}${given}>${this.inline(htmlChildren(cell))}</${tagName}>`;
      })
      .join('');
  }

  private inline(nodes: readonly HtmlNode[]): string {
    return writeInline(nodes, this.writing);
  }

  private readonly writing: Writing = {
    text: shown,
    instead: (node) => {
      if (isHtmlElement(node, 'pre'))
        return `<code>${shown(codeOf(node).code).replaceAll('\n', '<br>')}</code>`;
      const task = taskSign(node);
      if (task !== undefined) return task;
      const id = noteOf(node);
      const note = id === undefined ? undefined : this.notes.get(id);
      return note && id !== undefined ? this.reference(id, note) : undefined;
    },
  };

  /**
   * A reference to a note. The editor numbers references, so a note that the text cites twice becomes two notes; a
   * reference within a note leads to an existing one.
   */
  private reference(name: string, note: readonly HtmlNode[]): string {
    const known = this.isInText ? undefined : this.cited.find((one) => one.note === note);
    if (known) return `<sup><a href="#${known.id}">${known.number}</a></sup>`;
    const number = this.cited.length + 1;
    const id = nameBasedUuid(`note ${number} ${name}`, this.articleId);
    this.cited.push({ id, number, note });
    return `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;
  }
}

function block(name: string, html: string, given: Readonly<Record<string, unknown>> = {}): string {
  const attributes = Object.keys(given).length === 0 ? '' : ` ${JSON.stringify(given)}`;
  return `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->`;
}

function codeBlock(node: HtmlElement): string {
  const { language, code } = codeOf(node);
  const named = language === '' ? '' : ` class="language-${escapedHtml(language)}"`;
  return block('code', `<pre class="wp-block-code"><code${named}>${shown(code)}</code></pre>`);
}

function imageBlock(image: HtmlElement): string {
  const [src, alt, title] = ['src', 'alt', 'title'].map((name) => escapedHtml(attribute(image, name) ?? ''));
  const caption = title ? `<figcaption class="wp-element-caption">${title}</figcaption>` : '';
  return block('image', `<figure class="wp-block-image"><img src="${src}" alt="${alt}"/>${caption}</figure>`);
}
