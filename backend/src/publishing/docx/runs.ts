import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { writableInXml } from '../../platform/text/writable-in-xml.js';
import type { SyntaxNode } from '../../../../prose/syntax-node.js';
import { styles } from './styles.js';

/** Resolves the references in a line of text. */
export interface References {
  /** Gives the address that a link's definition has; undefined without a definition. */
  readonly addressOf: (identifier: string) => string | undefined;
  /** Makes a new note with the text of a definition and gives its number; undefined without a definition. */
  readonly noteOf: (identifier: string) => number | undefined;
}

type Format = Omit<IRunOptions, 'text' | 'children'>;

const formats: Readonly<Record<string, Format>> = {
  strong: { bold: true },
  emphasis: { italics: true },
  delete: { strike: true },
  em: { italics: true },
  sub: { subScript: true },
  sup: { superScript: true },
  kbd: { style: styles.code },
};

/** Matches addresses that word processors may open. */
const opened = /^(?:https?|mailto):/i;

/** The words of a paragraph with their formats, links and notes. */
export function runsOf(
  children: readonly SyntaxNode[],
  references: References,
  format: Format = {},
): ParagraphChild[] {
  return children.flatMap((node) => runOf(node, references, format));
}

function runOf(node: SyntaxNode, references: References, format: Format): ParagraphChild[] {
  const { type, value = '', children = [], alt, url, identifier = '', data } = node;
  const inside = (more: Format = {}, nodes = children) => runsOf(nodes, references, { ...format, ...more });
  switch (type) {
    case 'text':
      return lines(value, format);
    case 'inlineCode':
      return lines(value, { ...format, style: styles.code });
    case 'break':
      return [new TextRun({ ...format, break: 1 })];
    case 'link':
      return linked(url, inside({ style: styles.link }), inside);
    case 'linkReference':
      return linked(references.addressOf(identifier), inside({ style: styles.link }), inside);
    case 'image':
    case 'imageReference': {
      const words: SyntaxNode[] = [{ type: 'text', value: `[${alt ?? ''}]` }];
      const address = url ?? references.addressOf(identifier);
      return linked(address, inside({ style: styles.link }, words), () => inside({}, words));
    }
    case 'footnoteReference': {
      const note = references.noteOf(identifier);
      return note === undefined ? [] : [new FootnoteReferenceRun(note)];
    }
    default:
      return inside(formats[data?.hName ?? type]);
  }
}

function linked(
  address: string | undefined,
  words: ParagraphChild[],
  plain: () => ParagraphChild[],
): ParagraphChild[] {
  if (address === undefined || !opened.test(address)) return plain();
  return [new ExternalHyperlink({ link: address, children: words })];
}

/** A text as one line, because line ends within a paragraph are blanks. */
const lines = (text: string, format: Format): TextRun[] => [
  new TextRun({ ...format, text: writableInXml(text.replaceAll(/\s*\n\s*/g, ' ')) }),
];
