import { parentPort } from 'node:worker_threads';
import { withFootnotes } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';
import { engineMarkdown } from '../engines/engine-markdown.js';
import type { ProseWork } from './prose-work.js';

/**
 * The thread that makes files of texts one after another: each text comes in as a message, and its result goes out as
 * one.
 */
parentPort?.on('message', (work: ProseWork) => void answer(work));

async function answer({ content, sources, form }: ProseWork): Promise<void> {
  parentPort?.postMessage(await formed(withFootnotes(content, sources), form));
}

async function formed(noted: string, form: ProseWork['form']): Promise<string | Uint8Array> {
  switch (form.as) {
    case 'markdown':
      return noted;
    case 'html':
      return htmlOfMarkdown(noted, form.prefix);
    case 'engine':
      return engineMarkdown(noted, form.engine, form.notes);
    case 'docx': {
      // This module takes a third of a second to load, and few people need it.
      const { wordDocument } = await import('../docx/word-document.js');
      return wordDocument(noted, form.facts);
    }
    default:
      return form satisfies never;
  }
}
