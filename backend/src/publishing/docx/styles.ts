import type { IStylesOptions } from 'docx';

/** The ids of styles as word processors, and programs that read their documents, know them. */
export const styles = {
  code: 'VerbatimChar',
  codeBlock: 'SourceCode',
  quotation: 'Quote',
  link: 'Hyperlink',
} as const;

const mono = { font: 'Courier New', size: 20 } as const;
const heading = {
  run: { font: 'Georgia', color: '221D18' },
  paragraph: { keepNext: true, spacing: { before: 280, after: 120 } },
} as const;

/**
 * The look of a document until somebody changes it. Letter sizes are in half points, spaces in twentieths of a point.
 */
export const documentStyles: IStylesOptions = {
  default: {
    document: { run: { font: 'Georgia', size: 23 }, paragraph: { spacing: { after: 160, line: 300 } } },
    heading1: { ...heading, run: { ...heading.run, size: 40, bold: true } },
    heading2: { ...heading, run: { ...heading.run, size: 30, bold: true } },
    heading3: { ...heading, run: { ...heading.run, size: 26, bold: true } },
    heading4: { ...heading, run: { ...heading.run, bold: true } },
    heading5: { ...heading, run: { ...heading.run, bold: true, italics: true } },
    heading6: { ...heading, run: { ...heading.run, italics: true } },
  },
  paragraphStyles: [
    {
      id: styles.quotation,
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true },
      paragraph: { indent: { left: 480, right: 480 } },
    },
    { id: styles.codeBlock, name: 'Source Code', basedOn: 'Normal', quickFormat: true, run: mono },
  ],
  characterStyles: [{ id: styles.code, name: 'Verbatim Char', basedOn: 'DefaultParagraphFont', run: mono }],
};
