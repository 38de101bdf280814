import { Document, Packer, Paragraph } from 'docx';
import { inPlace, type SyntaxNode } from '../../../../prose/syntax-node.js';
import { writableInXml } from '../../platform/text/writable-in-xml.js';
import { textTree } from '../tree/text-tree.js';
import { Blocks } from './blocks.js';
import { Numbering } from './numbering.js';
import type { References } from './runs.js';
import { documentStyles } from './styles.js';

/** The facts that a document gives about its text. */
export interface WordDocumentFacts {
  readonly title: string;
  readonly summary: string | null;
  readonly category: string;
  /** The name or sentence that says whose the text is; null if nobody is named. */
  readonly byline: string | null;
}

/** A text as a Word document, with its title as the first heading and its notes as footnotes. */
export async function wordDocument(
  markdown: string,
  { title, summary, category, byline }: WordDocumentFacts,
): Promise<Uint8Array> {
  const tree = textTree(markdown);
  const heading: SyntaxNode = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const numbering = new Numbering();
  const notes = new Notes(tree, numbering);
  const children = new Blocks(notes, numbering).of([heading, ...(tree.children ?? [])]);
  const document = new Document({
    title: writableInXml(title),
    // Without one, the library writes a name of its own.
    creator: writableInXml(byline ?? ''),
    keywords: writableInXml(category),
    ...(summary !== null && { description: writableInXml(summary) }),
    styles: documentStyles,
    numbering: { config: numbering.config },
    footnotes: notes.made,
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}

/** The definitions of a text, and the footnotes that are made of them. */
class Notes implements References {
  readonly made: Record<string, { children: Paragraph[] }> = {};
  private readonly addresses = new Map<string, string>();
  private readonly texts = new Map<string, readonly SyntaxNode[]>();

  constructor(
    tree: SyntaxNode,
    private readonly numbering: Numbering,
  ) {
    inPlace(tree, (children) => {
      for (const { type, identifier = '', url = '', children: note = [] } of children) {
        if (type === 'definition') this.addresses.set(identifier, url);
        if (type === 'footnoteDefinition') this.texts.set(identifier, note);
      }
      return children;
    });
  }

  readonly addressOf = (identifier: string): string | undefined => this.addresses.get(identifier);

  /**
   * Makes a note at each call, because Word can't number a second reference to the same note. A source that is cited
   * twice gets two notes.
   */
  readonly noteOf = (identifier: string): number | undefined => {
    const text = this.texts.get(identifier);
    if (!text) return undefined;
    const number = Object.keys(this.made).length + 1;
    const withoutNotes: References = { addressOf: this.addressOf, noteOf: () => undefined };
    const blocks = new Blocks(withoutNotes, this.numbering).of(text);
    this.made[number] = { children: blocks.filter((block) => block instanceof Paragraph) };
    return number;
  };
}
